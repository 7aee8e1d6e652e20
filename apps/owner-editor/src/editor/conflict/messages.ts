export const MESSAGES = {
  title: 'Hay otra versión más nueva',
  text: 'Alguien guardó cambios desde otra ventana mientras editabas. Elige qué se queda; lo demás se guarda igual.',
  mine: 'Tú pusiste:',
  theirs: 'Ahora dice:',
  keepMine: 'Quedarme con la mía',
  useTheirs: 'Usar la otra',
  saveChoice: 'Guardar lo elegido',
  useAllTheirs: 'Usar todo lo otro',
} as const;
