declare module '*.css' {
  const classes: Record<string, string>;
  export = classes;
}
declare module '*.css?global';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.md' {
  const text: string;
  export default text;
}
