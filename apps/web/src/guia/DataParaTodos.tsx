import type { EventoGuia } from '@portal/contract/evento.ts'
import type { GuiaDetalhada } from '@portal/contract/guia.ts'
import { type AutorizacaoEvento, autorizacaoEvento } from '@portal/domain/guia/autorizacaoEvento.tables.ts'
import { useState } from 'react'
import { today } from '../calendario/format.ts'
import { Button } from '../ui/action/Button.tsx'
import { DatePicker } from '../ui/field/DatePicker.tsx'
import { listPagaveis } from './acao/eventosPagaveis.ts'
import { readProblema } from './CelulaData.tsx'
import styles from './DataParaTodos.module.css'
import { findJanela, findJanelaDoEvento } from './janela.ts'

type DataParaTodosProps = {
  guia: GuiaDetalhada
  isSalvando: boolean
  onApply: (eventos: readonly EventoGuia[], data: string) => Promise<void>
}

/** One date for every approved event that has none yet; for all of them when all have one. */
export function DataParaTodos({ guia, isSalvando, onApply }: DataParaTodosProps) {
  const janela = findJanela(guia)
  const [data, setData] = useState(() => janela.ate ?? today())
  const [erro, setErro] = useState<string>()
  const pagaveis = listPagaveis(guia)
  const semData = pagaveis.filter(({ dataRealizacao }) => dataRealizacao === null)
  const alvo = semData.length > 0 ? semData : pagaveis
  if (pagaveis.length < 2) return null
  const apply = () => {
    const problema = data === '' ? 'Informe a data.' : readProblemaDeTodos(data, guia, alvo)
    setErro(problema)
    if (!problema) void onApply(alvo, data)
  }
  return (
    <div className={styles.linha}>
      <DatePicker
        error={erro}
        label="Data para todos"
        max={janela.ate ?? today()}
        min={janela.desde}
        onChange={setData}
        value={data}
      />
      <Button icon="calendar" isPending={isSalvando} onPress={apply}>
        {semData.length > 0 ? `Aplicar aos ${semData.length} sem data` : `Mudar as ${pagaveis.length} datas`}
      </Button>
    </div>
  )
}

/** Why the date does not fit the guide or, by its name, one of the events. */
function readProblemaDeTodos(
  data: string,
  guia: GuiaDetalhada,
  eventos: readonly EventoGuia[],
): string | undefined {
  const aprovado: { autorizacao: AutorizacaoEvento } = { autorizacao: autorizacaoEvento.aprovado }
  const daGuia = readProblema(data, aprovado, today(), findJanela(guia))
  if (daGuia) return daGuia
  for (const evento of eventos) {
    const problema = readProblema(data, aprovado, today(), findJanelaDoEvento(guia, evento))
    if (problema) return `${evento.descricao}: ${problema}`
  }
  return undefined
}
