import { type Colunas, findTitulos } from '@portal/domain/conciliacao/colunas.ts'
import { readDiaExtrato } from '@portal/domain/conciliacao/readDiaExtrato.ts'
import { Select } from '../ui/field/Select.tsx'
import { Row } from '../ui/layout/Stack.tsx'

const NENHUMA = 'nenhuma'

const desconhecidas: Colunas = {
  data: 0,
  valor: 0,
  historico: 0,
  documento: null,
  natureza: null,
  conta: null,
}

type ColunasFieldProps = {
  amostra: readonly (readonly string[])[]
  /** As they were guessed or chosen; undefined where none could be. */
  colunas: Colunas | undefined
  onChange: (colunas: Colunas) => void
  /** By which nothing could be read. */
  errada: ColunaErrada | undefined
}

export type ColunaErrada = 'data' | 'valor'

const erros: Readonly<Record<ColunaErrada, string>> = {
  data: 'Esta coluna não tem datas. Escolha outra.',
  valor: 'Esta coluna não tem valores. Escolha outra.',
}

const campos = [
  { campo: 'data', label: 'Coluna da data', isLivre: false },
  { campo: 'valor', label: 'Coluna do valor', isLivre: false },
  { campo: 'historico', label: 'Coluna do histórico', isLivre: false },
  { campo: 'documento', label: 'Coluna do documento', isLivre: true },
  { campo: 'natureza', label: 'Coluna de C ou D', isLivre: true },
  { campo: 'conta', label: 'Coluna da conta', isLivre: true },
] as const

/** Which column of a table says what: as guessed, and changed by who knows better. */
export function ColunasField({ amostra, colunas, errada, onChange }: ColunasFieldProps) {
  const atuais = colunas ?? desconhecidas
  const largura = Math.max(0, ...amostra.map((linha) => linha.length))
  // By its title; without one, by the first movement, as one sees it in the file; where no days are known, whatever is furthest from a heading.
  const movimentos = amostra.filter((linha) => readDiaExtrato(linha[atuais.data] ?? ''))
  const linhas = movimentos.length > 0 ? movimentos : amostra.toReversed()
  const exemplo = (coluna: number) =>
    linhas.map((linha) => (linha[coluna] ?? '').trim()).find((celula) => celula !== '')
  const titulos = findTitulos(amostra, atuais.data)
  const options = Array.from({ length: largura }, (_vazia, coluna) => ({
    id: String(coluna),
    label: `${coluna + 1}: ${titulos[coluna]?.trim() || (exemplo(coluna) ?? 'vazia')}`,
  }))
  return (
    <Row align="start" gap={3}>
      {campos.map(({ campo, label, isLivre }) => (
        <Select
          error={campo === errada ? erros[errada] : undefined}
          id={`coluna-${campo}`}
          key={campo}
          label={label}
          onChange={(escolhida) =>
            onChange({ ...atuais, [campo]: escolhida === NENHUMA ? null : Number(escolhida) })
          }
          options={isLivre ? [{ id: NENHUMA, label: 'Nenhuma' }, ...options] : options}
          value={colunas ? String(atuais[campo] ?? NENHUMA) : isLivre ? NENHUMA : null}
          width="20"
        />
      ))}
    </Row>
  )
}
