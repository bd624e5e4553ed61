import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { css } from '../ui/css.ts'
import styles from './Segmentos.module.css'

const c = css(styles)

type SegmentosProps<T extends string> = {
  /** Names the choice for readers. */
  label: string
  opcoes: readonly { readonly codigo: T; readonly rotulo: string }[]
  value: T
  onChange: (codigo: T) => void
}

/** One choice of few, side by side. */
export function Segmentos<T extends string>({ label, opcoes, value, onChange }: SegmentosProps<T>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={c('segmentos')}
      disallowEmptySelection
      onSelectionChange={(chaves) => {
        const opcao = opcoes.find(({ codigo }) => chaves.has(codigo))
        if (opcao) onChange(opcao.codigo)
      }}
      selectedKeys={[value]}
      selectionMode="single"
    >
      {opcoes.map(({ codigo, rotulo }) => (
        <ToggleButton className={c('segmento')} id={codigo} key={codigo}>
          {rotulo}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
