import { type JanelaData, motivoData } from '@portal/domain/guia/dataRealizacao.ts'
import type { EstadoEvento } from '@portal/domain/guia/estadoGuia.ts'
import { useId, useState } from 'react'
import { css } from '../ui/css.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { DateInput } from '../ui/field/DateInput.tsx'
import { formatDate } from '../ui/field/date.ts'
import styles from './CelulaData.module.css'
import { useDigitado } from './estado/digitado.ts'
import { explainDia, readDia } from './readDia.ts'

const c = css(styles)
const look = { box: c('caixa'), input: c('campo'), button: c('botao'), iconSize: 16 } as const

type EventoDatavel = Pick<EstadoEvento, 'autorizacao'>

type CelulaDataProps = {
  label: string
  evento: EventoDatavel
  janela: JanelaData
  value: string | null
  hoje: string
  /** Settled once the operator has it, or has refused it. */
  onCommit: (data: string | null) => Promise<void>
}

/** Why the text cannot be saved as the event's date; undefined when it can. */
export function readProblema(
  texto: string,
  evento: EventoDatavel,
  hoje: string,
  janela: JanelaData,
): string | undefined {
  if (texto === '') return undefined
  const data = readDia(texto, hoje)
  if (!data) return explainDia(texto)
  return motivoData(evento, data, hoje, janela)?.mensagem
}

/** The date of an event inside the table: saved as soon as it is settled. */
export function CelulaData({ label, evento, janela, value, hoje, onCommit }: CelulaDataProps) {
  const [rascunho, setRascunho] = useState<string | null>(null)
  const [problema, setProblema] = useState<string>()
  const [recusas, setRecusas] = useState(0)
  const [guardada, setGuardada] = useState(value)
  const campoId = useId()
  const erroId = useId()
  // What was refused here gives way to a date stored by other means ("Data para todos", another computer).
  if (value !== guardada) {
    setGuardada(value)
    if (problema) {
      setProblema(undefined)
      setRascunho(null)
    }
  }

  async function settle(novo: string): Promise<boolean> {
    const recusa = readProblema(novo, evento, hoje, janela)
    setProblema(recusa)
    if (recusa) {
      setRecusas((antes) => antes + 1)
      return false
    }
    setRascunho(null)
    const data = novo === '' ? null : readDia(novo, hoje)
    if (data !== value) await onCommit(data)
    return true
  }
  useDigitado(rascunho !== null, {
    guardar: () => settle(rascunho ?? ''),
    readErrado: () => {
      const texto = rascunho ?? ''
      const motivo = readProblema(texto, evento, hoje, janela)
      if (motivo === undefined) return undefined
      const fica = value ? `fica a que estava, ${formatDate(value)}` : 'o evento fica sem data'
      return { nome: label, texto: formatDate(texto), problema: motivo, fica, isData: true }
    },
    focus: () => focusField(campoId),
  })

  return (
    <div className={styles.celula}>
      <DateInput
        input={{
          'aria-describedby': problema && erroId,
          'aria-invalid': problema ? true : undefined,
          'aria-label': label,
          id: campoId,
          placeholder: 'dd/mm/aaaa',
          size: 10,
        }}
        label={label}
        look={look}
        max={hoje}
        min={janela.inicio}
        onChange={setRascunho}
        onGiveUp={() => {
          setRascunho(null)
          setProblema(undefined)
        }}
        onSettle={(novo) => void settle(novo)}
        value={rascunho ?? value ?? ''}
      />
      {problema && (
        // The same reason is heard again where the same text is refused once more.
        <span className={styles.erro} id={erroId} key={recusas} role="alert">
          {problema}
        </span>
      )}
    </div>
  )
}
