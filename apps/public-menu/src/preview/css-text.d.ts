declare module '*.css?text' {
  const text: string;
  export default text;
}
