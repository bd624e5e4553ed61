import type { ResumoAssociado } from '@portal/contract/associado.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { showData } from '../calendario/format.ts'
import styles from './BuscaPaciente.module.css'

type PacienteListProps = {
  associados: readonly ResumoAssociado[]
  onChoose: (associado: ResumoAssociado) => void
  /** Esc, or the arrow up from the first one: back to what was typed. */
  onBack: () => void
  /** A key that writes: whoever does not look goes on with the name, or types the number of the next patient. */
  onType: (key: string) => void
}

/** Several patients that a name or a number may mean. Takes the focus; arrows go through them, Enter chooses. */
export function PacienteList({ associados, onChoose, onBack, onType }: PacienteListProps) {
  const lista = useRef<HTMLUListElement>(null)
  /** The space between two names chooses nobody: it does once one has gone through the list. */
  const isPercorrida = useRef(false)
  useEffect(() => {
    isPercorrida.current = false
    if (associados.length > 0) lista.current?.querySelector('button')?.focus()
  }, [associados])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isEscrita(event) && !(event.key === ' ' && isPercorrida.current)) return onType(event.key)
    const step = { ArrowDown: 1, ArrowUp: -1, Escape: 0 }[event.key]
    isPercorrida.current ||= step !== undefined || event.key === 'Tab'
    if (step === undefined) return
    event.preventDefault()
    const botoes = [...(lista.current?.querySelectorAll('button') ?? [])]
    const atual = botoes.findIndex((botao) => botao.matches(':focus'))
    const proximo = step === 0 ? undefined : botoes[atual + step]
    if (proximo) proximo.focus()
    else if (step <= 0) onBack()
  }

  return (
    <ul aria-label="Pacientes encontrados" className={styles.lista} onKeyDown={onKeyDown} ref={lista}>
      {associados.map((associado) => (
        <li key={associado.chave}>
          <button className={styles.paciente} onClick={() => onChoose(associado)} type="button">
            <span className={styles.nome}>{associado.nome}</span>
            <span className={styles.detalhe}>
              {[
                associado.nomeCivil && `Nome civil ${associado.nomeCivil}`,
                `nascimento ${showData(associado.dataNascimento)}`,
                `cartão ${associado.codigoAssociado}`,
                associado.nomePlano,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const isEscrita = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Backspace') && !ctrlKey && !altKey && !metaKey
