import { Toolbar } from 'react-aria-components/Toolbar'
import { Button } from '../../ui/action/Button.tsx'
import { css } from '../../ui/css.ts'
import { useKeyLabel } from '../../ui/useKeyLabel.ts'
import { useSingleKeys } from '../../ui/useSingleKeys.ts'
import styles from './ComparacaoImagens.module.css'
import { type Alvo, alvos } from './estadoComparacao.ts'

const c = css(styles)

type AlvoBarProps = {
  alvo: Alvo
  cortina: number | undefined
  isComMarcas: boolean
  onAlvo: (alvo: Alvo) => void
  onCortina: (cortina: number | undefined) => void
  onMarcas: () => void
}

const rotulos = {
  ambas: 'As duas juntas',
  antes: 'Só a de antes',
  depois: 'Só a de depois',
} as const satisfies Record<Alvo, string>

/** Which image the tools move, whether one is drawn over the other like a curtain, and whether the marks show. */
export const AlvoBar = (props: AlvoBarProps) => {
  const { alvo, cortina, isComMarcas, onAlvo, onCortina, onMarcas } = props
  const areOn = useSingleKeys()
  const teach = useKeyLabel()
  return (
    <div className={styles.bar}>
      <Toolbar aria-label="O que as ferramentas movem" className={c('group')}>
        {alvos.map((um) => (
          <Button
            aria-pressed={um === alvo}
            key={um}
            onPress={() => onAlvo(um)}
            size="pequeno"
            variant={um === alvo ? 'secundario' : 'fantasma'}
          >
            {rotulos[um]}
          </Button>
        ))}
      </Toolbar>
      <Button
        aria-pressed={cortina !== undefined}
        onPress={() => onCortina(cortina === undefined ? 50 : undefined)}
        size="pequeno"
        variant={cortina === undefined ? 'fantasma' : 'secundario'}
      >
        Uma sobre a outra
      </Button>
      <Button
        aria-keyshortcuts={areOn ? 'M' : undefined}
        aria-pressed={isComMarcas}
        onPress={onMarcas}
        size="pequeno"
        variant={isComMarcas ? 'secundario' : 'fantasma'}
      >
        {teach('Marcas', 'M')}
      </Button>
      {cortina !== undefined && (
        <input
          aria-label="Quanto se vê da imagem de antes"
          aria-valuetext={`${cortina}%`}
          className={styles.curtain}
          max={100}
          min={0}
          onChange={(event) => onCortina(event.target.valueAsNumber)}
          type="range"
          value={cortina}
        />
      )}
    </div>
  )
}
