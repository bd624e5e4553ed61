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
] as const
export type Kind = (typeof kinds)[number]

/** A write that the server acknowledged; `mark` is in its effect and in no other's. */
export type Acknowledged = { kind: Kind; mark: string; key: string; numeroFicha: number }

/** What the server has promised to keep, and what it refused. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = []
  readonly refused: string[] = []

  marksOf(kind: Kind): string[] {
    return this.acknowledged.filter((write) => write.kind === kind).map(({ mark }) => mark)
  }

  get keys(): string[] {
    return this.acknowledged.map(({ key }) => key)
  }
}
