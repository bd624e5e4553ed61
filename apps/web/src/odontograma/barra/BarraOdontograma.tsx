import { IconButton } from '../../ui/action/IconButton.tsx'
import { css } from '../../ui/css.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon.data.ts'
import type { Variante } from '../desenho/getSetores.ts'
import { DENTICOES, type DenticaoVista } from '../estado/denticao.ts'
import styles from './BarraOdontograma.module.css'
import { Segmentos } from './Segmentos.tsx'

const c = css(styles)

const VARIANTES = [
  { codigo: 'anatomica', rotulo: 'Anatômico' },
  { codigo: 'geometrica', rotulo: 'Geométrico' },
] as const satisfies readonly { codigo: Variante; rotulo: string }[]

type ChaveProps = { icon: IconName; rotulo: string; isSelected: boolean; onChange: (sim: boolean) => void }

function Chave({ icon, rotulo, isSelected, onChange }: ChaveProps) {
  return (
    <button
      aria-pressed={isSelected}
      className={c('chave')}
      onClick={() => onChange(!isSelected)}
      type="button"
    >
      <Icon name={icon} size={16} />
      {rotulo}
    </button>
  )
}

type BarraProps = {
  denticao: DenticaoVista
  onDenticao: (denticao: DenticaoVista) => void
  variante: Variante
  onVariante: (variante: Variante) => void
  varios: boolean
  onVarios: (varios: boolean) => void
  tabela: boolean
  onTabela: (tabela: boolean) => void
  onDesfazer: (() => void) | undefined
  onRefazer: (() => void) | undefined
  onAjuda: () => void
}

/** How the chart is shown, and the help of its keys. */
export function BarraOdontograma(props: BarraProps) {
  const { denticao, variante, varios, tabela, onDesfazer, onRefazer } = props
  return (
    <div className={styles.barra}>
      <Segmentos label="Dentição" onChange={props.onDenticao} opcoes={DENTICOES} value={denticao} />
      <Segmentos label="Desenho dos dentes" onChange={props.onVariante} opcoes={VARIANTES} value={variante} />
      <div className={styles.fim}>
        <Chave icon="plus" isSelected={varios} onChange={props.onVarios} rotulo="Selecionar vários" />
        <Chave icon="list" isSelected={tabela} onChange={props.onTabela} rotulo="Ver como tabela" />
        {onDesfazer && <IconButton icon="undo" label="Desfazer (Ctrl+Z)" onPress={onDesfazer} />}
        {onRefazer && <IconButton icon="redo" label="Refazer (Ctrl+Y)" onPress={onRefazer} />}
        <IconButton icon="keyboard" label="Teclado do odontograma (?)" onPress={props.onAjuda} />
      </div>
    </div>
  )
}
