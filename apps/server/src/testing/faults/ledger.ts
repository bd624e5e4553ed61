/** The kinds of writes, each with the count that says how often its effect is in the database. */
export const kinds = [
  'releaseSenha',
  'saveRascunho',
  'createObservacao',
  'uploadImagem',
  'sendGuia',
  'updateDataEvento',
  'sign',
  'sendRepasse',
  'createSolicitacao',
  'captureSolicitacao',
  'openExame',
] as const
export type Kind = (typeof kinds)[number]

/** A write that the server acknowledged; `mark` is in its effect and in no other's. An exam's request has no guide yet. */
export type Acknowledged = { kind: Kind; mark: string; key: string; numeroFicha: number | undefined }

/** What the server has promised to keep, and what it refused. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = []
  readonly refused: string[] = []

  marksOf(kind: Kind): string[] {
    return this.acknowledged.filter((write) => write.kind === kind).map(({ mark }) => mark)
  }

  /** The guides that were written to, each once. */
  get guias(): number[] {
    return [...new Set(this.acknowledged.flatMap(({ numeroFicha }) => numeroFicha ?? []))]
  }

  get keys(): string[] {
    return this.acknowledged.map(({ key }) => key)
  }
}
