import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { css } from '../ui/css.ts'
import listStyles from '../ui/overlay/list.module.css'
import popoverStyles from '../ui/overlay/Popover.module.css'
import { type EscolhaStore, useEscolha } from './estado/escolha.ts'
import { listDentesSelecionados, type Selecao } from './estado/selecao.ts'
import { type Chip, FileiraChips } from './FileiraChips.tsx'
import styles from './RegiaoChips.module.css'
import { useDica } from './useDica.ts'

const c = css({ ...listStyles, ...popoverStyles })

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

type GruposPopoverProps = {
  escolha: EscolhaStore
  onGrupo: (dentes: readonly string[]) => void
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The groups of teeth of each arch. Its own file, so that it loads when first opened. */
export function GruposPopover({ escolha, onGrupo, triggerRef, onClose }: GruposPopoverProps) {
  const escolhido = useEscolha(escolha, ({ selecao }) => findGrupo(selecao))
  const { dica, alvos } = useDica()
  const choose = (codigo: string | undefined) =>
    onGrupo(GRUPOS_DENTE.find((grupo) => grupo.codigo === codigo)?.dentes ?? [])
  const comuns = { dica, escolhido, onChange: choose }
  return (
    <Popover
      className={c('popover')}
      isOpen
      offset={6}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      placement="bottom start"
      triggerRef={triggerRef}
    >
      <Dialog aria-label="Grupos de dentes" className={c('content')}>
        <div {...alvos} className={styles.grupos}>
          <FileiraChips {...comuns} chips={GRUPOS.slice(0, 7)} label="Superiores" />
          <FileiraChips {...comuns} chips={GRUPOS.slice(7)} label="Inferiores" />
        </div>
      </Dialog>
    </Popover>
  )
}
