import { Group } from 'react-aria-components/Group'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { Tooltip } from '../../ui/action/Tooltip.tsx'
import { css } from '../../ui/css.ts'
import type { IconName } from '../../ui/icon.data.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { useKeyLabel } from '../../ui/useKeyLabel.ts'
import { type Comando, comandos, formatTecla } from './comando.ts'
import { describeVista, type Vista } from './describeVista.ts'
import styles from './FerramentaBar.module.css'

const c = css(styles)

type FerramentaBarProps = {
  vista: Vista
  isAjustando: boolean
  onComando: (comando: Comando) => void
  /** Opens and closes the sliders of the greys. */
  onAjustes: () => void
}

const icones = {
  afastar: 'zoomOut',
  aproximar: 'zoomIn',
  ajustar: 'fullscreen',
  girar: 'rotate',
  espelhar: 'flip',
  inverter: 'invert',
  repor: 'undo',
} as const satisfies Partial<Record<Comando, IconName>>

/** Everything that can be done to the view; each tooltip teaches its key. */
export function FerramentaBar(props: FerramentaBarProps) {
  const { vista, isAjustando, onComando, onAjustes } = props
  const teach = useKeyLabel()
  const rotulo = (nome: Comando) =>
    teach(comandos.find((comando) => comando.nome === nome)?.rotulo ?? '', formatTecla(nome))
  const botao = (nome: keyof typeof icones) => (
    <IconButton icon={icones[nome]} label={rotulo(nome)} onPress={() => onComando(nome)} />
  )
  return (
    <Toolbar aria-label="Ferramentas da imagem" className={c('bar')}>
      <Group aria-label="Tamanho" className={c('group')}>
        {botao('afastar')}
        {/* Keys, wheel and fingers change the view while the focus is elsewhere. */}
        <span aria-live="polite" className={styles.zoom}>
          {Math.round(vista.visao.zoom * 100)}%
        </span>
        <VisuallyHidden>
          <span aria-live="polite">{describeVista(vista)}</span>
        </VisuallyHidden>
        {botao('aproximar')}
        {botao('ajustar')}
        <Tooltip text={rotulo('real')}>
          <Button
            aria-label="1:1, um ponto da imagem por ponto da tela"
            onPress={() => onComando('real')}
            size="pequeno"
            variant="fantasma"
          >
            1:1
          </Button>
        </Tooltip>
      </Group>
      <Group aria-label="Posição" className={c('group')}>
        {botao('girar')}
        <IconButton
          aria-pressed={vista.visao.espelhada}
          icon={icones.espelhar}
          label={rotulo('espelhar')}
          onPress={() => onComando('espelhar')}
        />
      </Group>
      <Group aria-label="Tons" className={c('group')}>
        <IconButton
          aria-expanded={isAjustando}
          icon="contrast"
          label="Janela de tons e gama"
          onPress={onAjustes}
        />
        <IconButton
          aria-pressed={vista.janela.invertida}
          icon={icones.inverter}
          label={rotulo('inverter')}
          onPress={() => onComando('inverter')}
        />
        {botao('repor')}
      </Group>
    </Toolbar>
  )
}
