import { Label } from 'react-aria-components/Label'
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { css } from '../../ui/css.ts'
import styles from './JanelaFields.module.css'
import { gamaMaxima, gamaMinima, type Janela } from './janela.ts'

const c = css(styles)

type JanelaFieldsProps = { janela: Janela; onChange: (janela: Janela) => void }

const numero = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The window of greys by its two ends, and the curve between them. */
export function JanelaFields({ janela, onChange }: JanelaFieldsProps) {
  const { baixo, alto, gama } = janela
  return (
    <div className={styles.fields}>
      <Slider
        className={c('slider')}
        maxValue={255}
        onChange={([novoBaixo = 0, novoAlto = 255]) =>
          onChange({ ...janela, baixo: novoBaixo, alto: novoAlto })
        }
        value={[baixo, alto]}
      >
        <Label className={styles.label}>Janela de tons</Label>
        <SliderOutput className={c('output')}>
          {baixo} a {alto}
        </SliderOutput>
        <SliderTrack className={c('track')}>
          <span
            className={styles.range}
            style={{ insetInline: `${(baixo / 255) * 100}% ${100 - (alto / 255) * 100}%` }}
          />
          <SliderThumb aria-label="Tom que vira preto" className={c('thumb')} index={0} />
          <SliderThumb aria-label="Tom que vira branco" className={c('thumb')} index={1} />
        </SliderTrack>
      </Slider>
      <Slider
        className={c('slider')}
        maxValue={gamaMaxima}
        minValue={gamaMinima}
        onChange={(nova) => onChange({ ...janela, gama: nova })}
        step={0.1}
        value={gama}
      >
        <Label className={styles.label}>Gama (tons médios)</Label>
        <SliderOutput className={c('output')}>{numero.format(gama)}</SliderOutput>
        <SliderTrack className={c('track')}>
          <SliderThumb className={c('thumb')} />
        </SliderTrack>
      </Slider>
    </div>
  )
}
