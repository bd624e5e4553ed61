import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import { REGIOES, type TipoRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Button } from '../ui/action/Button.tsx'
import { css } from '../ui/css.ts'
import { Popover } from '../ui/overlay/Popover.tsx'
import { Tooltip } from '../ui/overlay/Tooltip.tsx'
import { formatMarca, type MarcaDente } from './marcaDente.ts'
import styles from './RegiaoChips.module.css'
import { SeloMarca } from './SeloMarca.tsx'

const c = css(styles)

type Chip = { readonly codigo: string; readonly nome: string }

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

type FileiraProps = {
  label: string
  chips: readonly Chip[]
  escolhido: string | undefined
  marcas?: readonly MarcaDente[]
  onChange: (codigo: string | undefined) => void
}

/** Its name and, after it, the events that it already has. */
function formatChip({ codigo, nome }: Chip, marcas: readonly MarcaDente[]): string {
  return [codigo, nome, ...marcas.map(formatMarca)].join(', ')
}

function FileiraChips({ label, chips, escolhido, marcas = [], onChange }: FileiraProps) {
  if (chips.length === 0) return null
  return (
    <div className={styles.fileira}>
      <span aria-hidden="true" className={styles.rotulo}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        className={c('chips')}
        onSelectionChange={(chaves) => onChange(chips.find(({ codigo }) => chaves.has(codigo))?.codigo)}
        selectedKeys={chips.some(({ codigo }) => codigo === escolhido) && escolhido ? [escolhido] : []}
        selectionMode="single"
      >
        {chips.map((chip) => {
          const proprias = marcas.filter((marca) => marca.regiao === chip.codigo)
          return (
            <Tooltip key={chip.codigo} text={chip.nome}>
              <ToggleButton aria-label={formatChip(chip, proprias)} className={c('chip')} id={chip.codigo}>
                {chip.codigo}
                {[...new Set(proprias.map((marca) => marca.tipo))].map((tipo) => (
                  <SeloMarca key={tipo} tipo={tipo} />
                ))}
              </ToggleButton>
            </Tooltip>
          )
        })}
      </ToggleButtonGroup>
    </div>
  )
}

const GRUPOS: readonly Chip[] = GRUPOS_DENTE.map(({ codigo, dentes }) => ({
  codigo,
  nome: `dentes ${dentes.join(', ')}`,
}))

type RegiaoChipsProps = {
  marcas: readonly MarcaDente[]
  permitidas: readonly string[] | undefined
  regiao: string | undefined
  onRegiao: (codigo: string | undefined) => void
  /** A group is a short way to several teeth, not a region (Spec §3: s1 to s7, i1 to i7). */
  grupo: string | undefined
  onGrupo: (codigo: string | undefined) => void
}

/** Regions above the chart; the ones that few events use wait folded. */
export function RegiaoChips({ marcas, permitidas, regiao, onRegiao, grupo, onGrupo }: RegiaoChipsProps) {
  const renderFileira = (tipo: TipoRegiao) => (
    <FileiraChips
      chips={listChips(tipo, permitidas)}
      escolhido={regiao}
      key={tipo}
      label={ROTULOS[tipo]}
      marcas={marcas}
      onChange={onRegiao}
    />
  )
  return (
    <div className={styles.regioes}>
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
          <div className={styles.grupos}>
            <FileiraChips
              chips={GRUPOS.slice(0, 7)}
              escolhido={grupo}
              label="Superiores"
              onChange={onGrupo}
            />
            <FileiraChips chips={GRUPOS.slice(7)} escolhido={grupo} label="Inferiores" onChange={onGrupo} />
          </div>
        </Popover>
      </div>
      {permitidas && RARAS.map(renderFileira)}
    </div>
  )
}
