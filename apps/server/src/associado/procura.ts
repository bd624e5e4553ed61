/**
 * The condition on a patient `a` that a parameter looks for: by part of the name, whatever its accents, or by the beginning
 * of the card; every patient where the parameter is null.
 */
export const isProcurado = (parametro: string): string =>
  `(${parametro}::text is null or sem_acento(a.nome) like '%' || sem_acento(${parametro}) || '%' or a.codigo like ${parametro} || '%')`

/** What was typed, as that parameter: what stands for any text in a pattern is looked for as it is. */
export const toProcurado = (digitado: string | undefined): string | null =>
  digitado?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? null
