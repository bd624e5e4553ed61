/** Twelve months, the oldest first, each with this many. */
export const toMeses = (...quantidades: readonly number[]) =>
  quantidades.map((quantidade, at) => {
    const mes = new Date(Date.UTC(2025, 11 + at)).toISOString().slice(0, 7)
    return { mes, quantidade }
  })

export const eventos = toMeses(0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 1200, 1)
export const beneficiarios = toMeses(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)

/** Payments of three months: paid, taken back, and one to come. */
export const repasses = [
  { data: '2026-09-10', valor: '12345.67', situacao: 'depositado', fechamento: '2026-08-20' },
  { data: '2026-10-09', valor: '-80.00', situacao: 'depositado', fechamento: '2026-09-18' },
  { data: '2026-11-10', valor: '999.90', situacao: 'publicado', fechamento: '2026-10-20' },
] as const
