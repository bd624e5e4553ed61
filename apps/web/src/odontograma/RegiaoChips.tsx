import { GRUPOS_DENTE } from '@portal/domain/dente/grupoDente.tables.ts'
import { REGIOES, type TipoRegiao } from '@portal/domain/dente/regiao.tables.ts'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { css } from '../ui/css.ts'
import { Disclosure } from '../ui/layout/Disclosure.tsx'
import { Tooltip } from '../ui/overlay/Tooltip.tsx'
import styles from './RegiaoChips.module.css'

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

function listChips(tipo: TipoRegiao, permitidas: readonly string[] | undefined): readonly Chip[] {
  const comuns = permitidas === undefined && SEMPRE.includes(tipo)
  return REGIOES.filter((regiao) => regiao.tipo === tipo && (comuns || permitidas?.includes(regiao.codigo)))
}

type FileiraProps = {
  label: string
  chips: readonly Chip[]
  escolhido: string | undefined
  onChange: (codigo: string | undefined) => void
}

function FileiraChips({ label, chips, escolhido, onChange }: FileiraProps) {
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
        {chips.map(({ codigo, nome }) => (
          <Tooltip key={codigo} text={nome}>
            <ToggleButton aria-label={`${codigo}, ${nome}`} className={c('chip')} id={codigo}>
              {codigo}
            </ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}

const GRUPOS: readonly Chip[] = GRUPOS_DENTE.map(({ codigo, dentes }) => ({
  codigo,
  nome: `dentes ${dentes.join(', ')}`,
}))

type RegiaoChipsProps = {
  permitidas: readonly string[] | undefined
  regiao: string | undefined
  onRegiao: (codigo: string | undefined) => void
  /** A group is a short way to several teeth, not a region (Spec §3: s1 to s7, i1 to i7). */
  grupo: string | undefined
  onGrupo: (codigo: string | undefined) => void
}

/** Regions above the chart; the ones that few events use wait folded. */
export function RegiaoChips({ permitidas, regiao, onRegiao, grupo, onGrupo }: RegiaoChipsProps) {
  const renderFileira = (tipo: TipoRegiao) => (
    <FileiraChips
      chips={listChips(tipo, permitidas)}
      escolhido={regiao}
      key={tipo}
      label={ROTULOS[tipo]}
      onChange={onRegiao}
    />
  )
  return (
    <div className={styles.regioes}>
      <div className={styles.comuns}>{SEMPRE.map(renderFileira)}</div>
      {permitidas && RARAS.map(renderFileira)}
      <Disclosure level={4} title="Grupos de dentes">
        <FileiraChips chips={GRUPOS.slice(0, 7)} escolhido={grupo} label="Superiores" onChange={onGrupo} />
        <FileiraChips chips={GRUPOS.slice(7)} escolhido={grupo} label="Inferiores" onChange={onGrupo} />
      </Disclosure>
    </div>
  )
}
