import { REGIOES, type TipoRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { Button } from '../../ui/action/Button.tsx'
import { css } from '../../ui/css.ts'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { useEscolha } from '../estado/escolha.ts'
import type { MarcaDente } from '../marca/marcaDente.ts'
import { type Chip, FileiraChips } from './FileiraChips.tsx'
import { GruposChips, type GruposChipsProps } from './GruposChips.tsx'
import styles from './RegiaoChips.module.css'
import { useChipHint } from './useChipHint.ts'

const c = css(styles)

const ROTULOS: Readonly<Record<TipoRegiao, string>> = {
  arcada: 'Arcadas',
  hemiArco: 'Hemiarcos',
  sextante: 'Sextantes',
  radiologica: 'Radiografia',
  tecidoMole: 'Tecidos moles',
}

const SEMPRE: readonly TipoRegiao[] = ['arcada', 'hemiArco', 'sextante']
const RARAS: readonly TipoRegiao[] = ['radiologica', 'tecidoMole']

/** The whole mouth first; the table's own order is alphabetical. */
const ORDEM_ARCADAS = ['ASAI', 'AS', 'AI']

function listChips(tipo: TipoRegiao, permitidas: readonly string[] | undefined): readonly Chip[] {
  const comuns = permitidas === undefined && SEMPRE.includes(tipo)
  const chips = REGIOES.filter((r) => r.tipo === tipo && (comuns || permitidas?.includes(r.codigo)))
  const posicao = ({ codigo }: Chip) => ORDEM_ARCADAS.indexOf(codigo)
  return chips.toSorted((a, b) => posicao(a) - posicao(b))
}

type RegiaoChipsProps = GruposChipsProps & {
  marcas: readonly MarcaDente[]
  permitidas: readonly string[] | undefined
  onRegiao: (codigo: string | undefined) => void
}

/**
 * Regions above the chart; the ones that few events use wait folded. A group is a short way to several teeth, not a region
 * (Spec §3: s1 to s7, i1 to i7).
 */
export function RegiaoChips({ marcas, permitidas, onRegiao, ...grupos }: RegiaoChipsProps) {
  const regiao = useEscolha(grupos.escolha, ({ selecao }) =>
    selecao.tipo === 'regiao' ? selecao.regiao : undefined,
  )
  const { hinted, handlers } = useChipHint()
  const renderFileira = (tipo: TipoRegiao) => {
    const chips = listChips(tipo, permitidas)
    return (
      <FileiraChips
        chips={chips}
        dica={hinted}
        escolhido={regiao}
        key={tipo}
        label={ROTULOS[tipo]}
        marcas={marcas}
        onChange={onRegiao}
      />
    )
  }
  return (
    <div {...handlers} className={c('regioes')}>
      <div className={styles.comuns}>
        {SEMPRE.map(renderFileira)}
        <Popover
          label="Grupos de dentes"
          trigger={
            <Button icon="tooth" size="pequeno" variant="fantasma">
              Grupos de dentes
            </Button>
          }
        >
          <GruposChips {...grupos} />
        </Popover>
      </div>
      {permitidas && RARAS.map(renderFileira)}
    </div>
  )
}
