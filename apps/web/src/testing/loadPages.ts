// A page whose code comes late would ask its questions in the middle of the next test. Loaded once a document, as every
// module here: only the setup itself is run again for each file.
await Promise.all(Object.values(import.meta.glob('../{*,*/*}Page.tsx')).map((load) => load()))

export {}
