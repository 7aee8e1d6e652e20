import { templateImage } from '../template-image';
import { item, VEGAN, VEGAN_NO_GLUTEN, type MenuTemplate } from '../menu-template';

export const COMEDOR_CRIOLLO: MenuTemplate = {
  id: 'comedor-criollo',
  name: 'Comedor criollo',
  description: 'El plato del día, los guisos de siempre y los víveres del desayuno.',
  themeColor: '#b9402a',
  currency: 'DOP',
  coverUrl: templateImage('portada-comedor-criollo'),
  categories: [
    {
      name: 'Desayunos',
      items: [
        item('Mangú con los tres golpes', 295, 'Plátano verde majado, huevos, queso y salami.', {
          image: 'mangu',
          extras: { Aguacate: 60, 'Un golpe más': 75 },
        }),
        item('Yuca con huevos', 220, 'Yuca mocana hervida, dos huevos y cebolla salteada.', {
          tags: ['Vegetariano', 'Sin Gluten', 'Sin Lácteos'],
        }),
        item('Avena criolla', 110, 'Con leche, canela y nuez moscada.', { tags: ['Vegetariano'] }),
        item('Café colado', 50, 'De greca, negro o con leche.', {
          tags: ['Vegetariano', 'Sin Gluten'],
        }),
      ],
    },
    {
      name: 'Platos del día',
      items: [
        item('La bandera', 325, 'Arroz blanco, habichuelas rojas, pollo guisado y ensalada.', {
          image: 'bandera',
          tags: ['Sin Lácteos'],
          sizes: { Completa: 325, Media: 225 },
          extras: { Concón: 40, Aguacate: 60 },
        }),
        item('Res guisada', 385, 'Carne de res cocida lento, con arroz y habichuelas.', {
          tags: ['Sin Lácteos'],
        }),
        item('Chivo liniero picante', 525, 'De Montecristi, con orégano y ají montesino.', {
          tags: ['Sin Lácteos', 'Picante'],
        }),
        item('Locrio de longaniza', 310, 'Arroz con longaniza de cerdo y su concón.'),
        item('Pescado frito', 650, 'Chillo entero, con limón y tostones.', {
          image: 'pescado-frito',
          tags: ['Sin Lácteos'],
          sizes: { '1 libra': 650, '1 libra y media': 875 },
        }),
      ],
    },
    {
      name: 'Sancochos y mofongos',
      items: [
        item('Sancocho de siete carnes', 450, 'Los sábados y domingos, con arroz y aguacate.', {
          image: 'sancocho',
          tags: ['Sin Gluten', 'Sin Lácteos'],
        }),
        item('Mofongo de chicharrón', 395, 'Plátano verde majado en pilón, con ajo y caldo.', {
          image: 'mofongo',
          tags: ['Sin Lácteos'],
          extras: { 'Queso derretido': 90 },
        }),
        item('Mofongo de camarones', 595, 'Con camarones en salsa criolla.', {
          tags: ['Sin Lácteos'],
        }),
        item('Asopao de pollo', 340, 'Arroz caldoso, con petit pois y cilantro.', {
          tags: ['Sin Lácteos'],
        }),
      ],
    },
    {
      name: 'Acompañantes',
      items: [
        item('Tostones', 110, 'Plátano verde frito dos veces, con mayokétchup.', {
          image: 'tostones',
          tags: ['Vegetariano'],
        }),
        item('Ensalada verde', 160, 'Lechuga, tomate, pepino, aguacate y cebolla.', {
          image: 'ensalada',
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Moro de guandules con coco', 130, 'La receta de Samaná.', { tags: VEGAN }),
        item('Maduros al caldero', 120, 'Con canela y clavo dulce.', { tags: VEGAN }),
        item('Berenjenas guisadas', 150, 'Con ajíes y tomate.', { tags: VEGAN }),
      ],
    },
    {
      name: 'Postres',
      items: [
        item('Habichuelas con dulce', 165, 'Con batata, pasas y galleticas de leche.', {
          image: 'habichuelas-con-dulce',
          tags: ['Vegetariano'],
        }),
        item('Flan de leche', 150, 'Con caramelo hecho en casa.', {
          image: 'flan',
          tags: ['Vegetariano'],
        }),
      ],
    },
    {
      name: 'Bebidas',
      items: [
        item('Jugo natural', 100, 'Chinola, tamarindo, limón o cereza, según el día.', {
          image: 'jugo-natural',
          tags: VEGAN_NO_GLUTEN,
        }),
        item('Refresco', 75, 'Botella de 20 onzas.'),
        item('Agua', 40, 'Botella de 16 onzas.', { tags: VEGAN_NO_GLUTEN }),
      ],
    },
  ],
};
