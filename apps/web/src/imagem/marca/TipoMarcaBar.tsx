import { type TipoMarca, tiposMarca } from '@portal/domain/marcaImagem/marca.ts'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button } from '../../ui/action/Button.tsx'
import { css } from '../../ui/css.ts'
import { rotulosMarca } from './describeMarca.ts'
import styles from './Marcas.module.css'

const c = css(styles)

type TipoMarcaBarProps = {
  /** Of what is being drawn. */
  tipo: TipoMarca | undefined
  isCalibrada: boolean
  /** Of the mark that was just written: whoever made it goes on from there. */
  ultimo: TipoMarca | undefined
  onChoose: (tipo: TipoMarca) => void
}

/** What may be drawn; of known lengths a page has one. */
export const TipoMarcaBar = ({ tipo, isCalibrada, ultimo, onChoose }: TipoMarcaBarProps) => (
  <Toolbar aria-label="Nova marca" className={c('tools')}>
    {tiposMarca.map((um) => (
      <Button
        aria-pressed={um === tipo}
        autoFocus={um === ultimo}
        data-na-mao={um === tipo || undefined}
        disabledReason={
          um === 'escala' && isCalibrada ? 'Esta página já tem um comprimento conhecido.' : undefined
        }
        key={um}
        onPress={() => onChoose(um)}
        size="pequeno"
      >
        {um === 'escala' ? 'Calibrar' : rotulosMarca[um]}
      </Button>
    ))}
  </Toolbar>
)
