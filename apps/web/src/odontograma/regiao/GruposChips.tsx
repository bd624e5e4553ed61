import { css } from '../../ui/css.ts'
import type { DenticaoVista } from '../estado/denticao.ts'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import type { RegrasOdontograma } from '../estado/estadoOdontograma.ts'
import { type GrupoEscolhivel, listGrupos } from '../estado/grupos.ts'
import { listDentesSelecionados, type Selecao } from '../estado/selecao.ts'
import { type Chip, FileiraChips } from './FileiraChips.tsx'
import styles from './RegiaoChips.module.css'
import { useChipHint } from './useChipHint.ts'

const c = css(styles)

const toChip = ({ codigo, dentes }: GrupoEscolhivel): Chip => ({
  codigo,
  nome: `${dentes.length === 1 ? 'dente' : 'dentes'} ${dentes.join(', ')}`,
})

const joinDentes = (dentes: readonly string[]): string => dentes.toSorted().join()

/** The group whose teeth, and no other, are chosen. */
function findGrupo(grupos: readonly GrupoEscolhivel[], selecao: Selecao): string | undefined {
  const escolhidos = joinDentes(listDentesSelecionados(selecao).map(({ dente }) => dente))
  return grupos.find(({ dentes }) => joinDentes(dentes) === escolhidos)?.codigo
}

export type GruposChipsProps = {
  escolha: EscolhaStore
  denticao: DenticaoVista
  regras: RegrasOdontograma
  onGrupo: (dentes: readonly string[]) => void
}

/** The groups of teeth of each arch that the chart shows and the event takes. */
export function GruposChips({ escolha, denticao, regras, onGrupo }: GruposChipsProps) {
  const grupos = listGrupos(denticao, regras)
  const escolhido = useEscolha(escolha, ({ selecao }) => findGrupo(grupos, selecao))
  const { hinted, handlers } = useChipHint()
  const choose = (codigo: string | undefined) =>
    onGrupo(grupos.find((grupo) => grupo.codigo === codigo)?.dentes ?? [])
  const comuns = { dica: hinted, escolhido, onChange: choose }
  const listChips = (isSuperior: boolean) =>
    grupos.filter(({ superior }) => superior === isSuperior).map(toChip)
  if (grupos.length === 0) return <p>Nenhum grupo tem, na dentição à vista, um dente que o evento aceite.</p>
  return (
    <div {...handlers} className={c('grupos')}>
      <FileiraChips {...comuns} chips={listChips(true)} label="Superiores" />
      <FileiraChips {...comuns} chips={listChips(false)} label="Inferiores" />
    </div>
  )
}
