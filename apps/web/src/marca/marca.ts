import type { LinhaRede } from '@portal/domain/rede/linhaRede.ts'

/** A network as its providers see it. Components read it; none asks which one it is (Produto §2). */
export type Marca = LinhaRede & {
  /** The value of `data-marca`, which chooses the colours in `src/marca/<id>.css`. */
  id: string
  favicon: string
}
