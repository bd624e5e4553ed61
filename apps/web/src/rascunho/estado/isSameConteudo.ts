/** Its fields in one order; what is undefined is not there. */
const sortFields = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortFields)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
          .filter(([, field]) => field !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, field]) => [name, sortFields(field)])
      : value

/** Same items and texts, whatever the order in which the fields were written. */
export const isSameConteudo = <C>(a: C, b: C): boolean =>
  JSON.stringify(sortFields(a)) === JSON.stringify(sortFields(b))
