export const SAMPLE_OWNER = {
  email: 'carmen@cartaviva.local',
  password: 'sabor-criollo',
  firstName: 'Carmen',
  lastName: 'Rosario',
};

export const SAMPLE_MENU = {
  name: 'Menú del día',
  restaurantName: 'La Cocina de Carmen',
  description: 'Comida criolla hecha en casa, servida como en la mesa de la abuela.',
  address: 'Calle El Conde 152, Zona Colonial, Santo Domingo',
  phone: '(809) 555-0142',
  currency: 'DOP',
  themeColor: '#ef4444',
  categories: [
    {
      name: 'Desayunos',
      items: [
        {
          name: 'Los tres golpes',
          description:
            'Mangú de plátano verde con cebolla encurtida, queso frito, salami y dos huevos.',
          price: '325.00',
          allergens: ['Huevos', 'Lácteos'],
          image: 'tres-golpes',
        },
        {
          name: 'Avena de la casa',
          description: 'Cocida despacio con leche, canela y un toque de nuez moscada.',
          price: '140.00',
          dietaryTags: ['Vegetariano', 'Sin Nueces'],
        },
      ],
    },
    {
      name: 'Platos fuertes',
      items: [
        {
          name: 'La bandera',
          description: 'Arroz blanco, habichuelas rojas guisadas, pollo guisado y ensalada verde.',
          price: '375.00',
          dietaryTags: ['Sin Gluten', 'Sin Lácteos'],
          image: 'bandera',
        },
        {
          name: 'Sancocho de siete carnes',
          description: 'Los sábados, con arroz y aguacate. Se acaba temprano.',
          price: '520.00',
          dietaryTags: ['Sin Gluten'],
          image: 'sancocho',
        },
        {
          name: 'Pescado con coco',
          description: 'Filete de mero al estilo de Samaná, con moro de guandules.',
          price: '690.00',
          dietaryTags: ['Picante', 'Sin Gluten'],
          allergens: ['Pescado'],
        },
        {
          name: 'Chivo liniero',
          description: 'Guisado con orégano de la Línea y ají montesino.',
          price: '640.00',
          dietaryTags: ['Picante'],
          isAvailable: false,
        },
      ],
    },
    {
      name: 'Postres y bebidas',
      items: [
        {
          name: 'Habichuelas con dulce',
          description: 'Con batata, pasas y galleticas de leche.',
          price: '180.00',
          dietaryTags: ['Vegetariano'],
          allergens: ['Gluten', 'Lácteos'],
          image: 'habichuelas-con-dulce',
        },
        {
          name: 'Jugo de chinola',
          description: 'Recién colado, con o sin azúcar.',
          price: '125.50',
          dietaryTags: ['Vegano', 'Sin Gluten'],
        },
        {
          name: 'Morir soñando',
          description: 'Jugo de china y leche, bien frío.',
          price: '150.00',
          allergens: ['Lácteos'],
        },
      ],
    },
  ],
};
