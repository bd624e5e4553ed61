/** A value that there is never draws as nothing. */
const MINIMO = 3

/** The heights of bars in per cent of their room: the greatest takes it all, nothing draws nothing, no value is below it. */
export function scaleBarras(valores: readonly number[]): number[] {
  const maior = Math.max(0, ...valores)
  return valores.map((valor) => (valor <= 0 ? 0 : Math.max(MINIMO, Math.round((valor / maior) * 100))))
}
