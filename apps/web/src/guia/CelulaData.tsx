import { type JanelaData, motivoData } from '@portal/domain/guia/dataRealizacao.ts'
import type { EstadoEvento } from '@portal/domain/guia/estadoGuia.ts'
import { useId, useRef, useState } from 'react'
import { css } from '../ui/css.ts'
import { CalendarPopover } from '../ui/field/CalendarPopover.tsx'
import { parseDate } from '../ui/field/date.ts'
import { useDateText } from '../ui/field/useDateText.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './CelulaData.module.css'

const c = css(styles)

type EventoDatavel = Pick<EstadoEvento, 'autorizacao'>

type CelulaDataProps = {
  label: string
  evento: EventoDatavel
  janela: JanelaData
  value: string | null
  hoje: string
  onCommit: (data: string | null) => void
}

/** Why the text cannot be saved as the event's date; undefined when it can. */
export function readProblema(
  texto: string,
  evento: EventoDatavel,
  hoje: string,
  janela: JanelaData,
): string | undefined {
  if (texto === '') return undefined
  const data = parseDate(texto)
  if (!data) return 'Escreva a data como 02/03/2026.'
  return motivoData(evento, data, hoje, janela)?.mensagem
}

/** The date of an event inside the table: typed, pasted or chosen, and saved as soon as it is settled. */
export function CelulaData({ label, evento, janela, value, hoje, onCommit }: CelulaDataProps) {
  const [rascunho, setRascunho] = useState<string | null>(null)
  const [problema, setProblema] = useState<string>()
  const [isCalendario, setCalendario] = useState(false)
  const botao = useRef<HTMLButtonElement>(null)
  const [guardada, setGuardada] = useState(value)
  const erroId = useId()
  // What was refused here gives way to a date stored by other means ("Data para todos", another computer).
  if (value !== guardada) {
    setGuardada(value)
    if (problema) {
      setProblema(undefined)
      setRascunho(null)
    }
  }
  const atual = rascunho ?? value ?? ''
  const texto = useDateText(atual, setRascunho)

  function settle(novo: string) {
    const recusa = readProblema(novo, evento, hoje, janela)
    setProblema(recusa)
    if (recusa) return
    setRascunho(null)
    const data = novo === '' ? null : parseDate(novo)
    if (data !== value) onCommit(data)
  }

  return (
    <div className={c('celula')}>
      <span className={styles.caixa}>
        <input
          aria-describedby={problema && erroId}
          aria-invalid={problema ? true : undefined}
          aria-label={label}
          autoComplete="off"
          className={styles.campo}
          inputMode="numeric"
          onBlur={() => {
            texto.settle()
            if (rascunho !== null) settle(rascunho)
          }}
          onChange={(event) => texto.type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle(atual)}
          placeholder="dd/mm/aaaa"
          size={10}
          value={texto.text}
        />
        <button
          aria-expanded={isCalendario}
          aria-haspopup="dialog"
          aria-label={`Abrir calendário: ${label}`}
          className={styles.botao}
          onClick={() => setCalendario(true)}
          ref={botao}
          type="button"
        >
          <Icon name="calendar" size={16} />
        </button>
      </span>
      {problema && (
        <span className={styles.erro} id={erroId} role="alert">
          {problema}
        </span>
      )}
      {isCalendario && (
        <CalendarPopover
          label={label}
          max={janela.ate ?? hoje}
          min={janela.desde}
          onChange={settle}
          onClose={() => setCalendario(false)}
          triggerRef={botao}
          value={parseDate(atual)}
        />
      )}
    </div>
  )
}
