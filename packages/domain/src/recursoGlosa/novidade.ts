import { NOVIDADES, NOVIDADES_PADRAO, type Novidade } from './novidade.data.ts'

const PELO_CODIGO: ReadonlyMap<string, readonly Novidade[]> = new Map(
  NOVIDADES.flatMap(([codigos, novidades]) => codigos.map((codigo) => [codigo, novidades] as const)),
)

/** What the appeal of a denial asks for (Operadora §4); a clinical reason where the code has nothing of its own. */
export function listNovidades(codigoGlosa: string): readonly Novidade[] {
  return PELO_CODIGO.get(codigoGlosa) ?? NOVIDADES_PADRAO
}

/** Whether the denial names something that an appeal can bring. */
export function hasNovidadePropria(codigoGlosa: string): boolean {
  return PELO_CODIGO.has(codigoGlosa)
}

/** `imagem inicial; imagem final`, for the middle of a sentence. */
export function joinRotulos(novidades: readonly Pick<Novidade, 'rotulo'>[]): string {
  return novidades.map(({ rotulo }) => rotulo.charAt(0).toLowerCase() + rotulo.slice(1)).join('; ')
}
