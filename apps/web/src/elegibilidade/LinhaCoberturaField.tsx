import type { EventoOfertado } from '@portal/contract/evento.ts'
import { useEffect, useRef, useState } from 'react'
import { useBuscaEvento } from '../evento/useBuscaEvento.ts'
import { TextField } from '../ui/field/TextField.tsx'
import { hasFinePointer } from '../ui/pointer.ts'
import styles from './LinhaCoberturaField.module.css'
import { readLinhaCobertura } from './readLinhaCobertura.ts'
import type { LugarCobertura } from './toPedidoCobertura.ts'

type LinhaCoberturaFieldProps = {
  eventos: readonly EventoOfertado[]
  evento: EventoOfertado | undefined
  onAsk: (evento: EventoOfertado, lugar: LugarCobertura) => void
  /** It asks nothing yet, and says why: no answer stands for it. */
  onRefused: (isRefused: boolean) => void
}

/** The whole question in one line, by Enter; what it read as stands over the answer. */
export function LinhaCoberturaField({ eventos, evento, onAsk, onRefused }: LinhaCoberturaFieldProps) {
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const [antigo, setAntigo] = useState<string>()
  const search = useBuscaEvento(eventos)
  const campo = useRef<HTMLInputElement>(null)
  // Who comes with a patient goes on here; who is in another field stays there.
  useEffect(() => {
    const { activeElement, body } = document
    const isFree = activeElement === body || activeElement?.id === 'titulo'
    if (isFree && hasFinePointer()) campo.current?.focus({ preventScroll: true })
  }, [])
  const ask = () => {
    const lida = readLinhaCobertura(texto, { eventos, search, atual: evento })
    onRefused('erro' in lida)
    if ('erro' in lida) {
      setErro(lida.erro)
      return
    }
    const { evento: escolhido, antigo: aviso, ...lugar } = lida
    setAntigo(aviso)
    onAsk(escolhido, lugar)
    setTexto('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        error={erro}
        hint="Dente, faces e evento em qualquer ordem, como 26 OM resina; Enter responde."
        inputRef={campo}
        label="Pergunta em uma linha"
        onChange={(novo) => {
          setTexto(novo)
          setErro(undefined)
          onRefused(false)
          setAntigo(undefined)
        }}
        value={texto}
        width="full"
      />
      <div aria-live="polite" className={styles.leitura}>
        {antigo}
      </div>
    </form>
  )
}
