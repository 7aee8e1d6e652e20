declare module '*/index.md' {
  const category: import('../help/help-article').HelpCategory;
  export default category;
}

declare module '*.md' {
  const document: import('../legal/legal-document').LegalDocument;
  export default document;
}
