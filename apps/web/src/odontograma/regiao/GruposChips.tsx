import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import { css } from '../../ui/css.ts'
import { type EscolhaStore, useEscolha } from '../estado/escolha.ts'
import { listDentesSelecionados, type Selecao } from '../estado/selecao.ts'
import { type Chip, FileiraChips } from './FileiraChips.tsx'
import styles from './RegiaoChips.module.css'
import { useChipHint } from './useChipHint.ts'

const c = css(styles)

const GRUPOS: readonly Chip[] = GRUPOS_DENTE.map(({ codigo, dentes }) => ({
  codigo,
  nome: `dentes ${dentes.join(', ')}`,
}))

const joinDentes = (dentes: readonly string[]): string => dentes.toSorted().join()

/** The group whose teeth, and no other, are chosen. */
function findGrupo(selecao: Selecao): string | undefined {
  const escolhidos = joinDentes(listDentesSelecionados(selecao).map(({ dente }) => dente))
  return GRUPOS_DENTE.find(({ dentes }) => joinDentes(dentes) === escolhidos)?.codigo
}

type GruposChipsProps = { escolha: EscolhaStore; onGrupo: (dentes: readonly string[]) => void }

/** The groups of teeth of each arch. */
export function GruposChips({ escolha, onGrupo }: GruposChipsProps) {
  const escolhido = useEscolha(escolha, ({ selecao }) => findGrupo(selecao))
  const { hinted, handlers } = useChipHint()
  const choose = (codigo: string | undefined) =>
    onGrupo(GRUPOS_DENTE.find((grupo) => grupo.codigo === codigo)?.dentes ?? [])
  const comuns = { dica: hinted, escolhido, onChange: choose }
  return (
    <div {...handlers} className={c('grupos')}>
      <FileiraChips {...comuns} chips={GRUPOS.slice(0, 7)} label="Superiores" />
      <FileiraChips {...comuns} chips={GRUPOS.slice(7)} label="Inferiores" />
    </div>
  )
}
