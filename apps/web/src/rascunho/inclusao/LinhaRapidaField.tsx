import type { EventoOfertado } from '@portal/contract/evento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { startTransition, useId, useMemo, useRef, useState } from 'react'
import { lugares } from '../../guia/lugares.ts'
import {
  type LeituraLinha,
  type LinhaEvento,
  parseLinhaEvento,
} from '@portal/domain/evento/linhaEvento.ts'
import { Button } from '../../ui/action/Button.tsx'
import { css } from '../../ui/css.ts'
import control from '../../ui/field/control.module.css'
import { FieldFrame } from '../../ui/field/FieldFrame.tsx'
import type { NovoItem } from '../estado/edicao.ts'
import styles from './InclusaoEvento.module.css'

const c = css({ ...control, ...styles })

type LinhaRapidaFieldProps = {
  eventos: readonly EventoOfertado[]
  onInclude: (itens: readonly NovoItem[], descricao: string) => void
}

type Completa = LinhaEvento & { codigoEvento: string }

const findEvento = (eventos: readonly EventoOfertado[], codigo: string): EventoOfertado | undefined =>
  eventos.find((evento) => evento.codigoEvento === codigo || evento.codigosAntigos.includes(codigo))

function listErros(leituras: readonly LeituraLinha[], eventos: readonly EventoOfertado[]): string[] {
  return leituras.flatMap((leitura) => {
    if (!leitura.ok) return leitura.erros.map(({ mensagem }) => mensagem)
    const { codigoEvento } = leitura.linha
    if (!codigoEvento) return [`Faltou o código do evento em “${leitura.texto}”.`]
    if (findEvento(eventos, codigoEvento)) return []
    return [`O evento ${formatCodigoEvento(codigoEvento)} não é oferecido nesta especialidade.`]
  })
}

const isCompleta = (linha: LinhaEvento): linha is Completa => linha.codigoEvento !== undefined

/** Says how the line was understood before it is taken (Interface B2.5). */
function describe(leituras: readonly LeituraLinha[], eventos: readonly EventoOfertado[]): string {
  const partes = leituras.flatMap((leitura) => {
    if (!leitura.ok || !isCompleta(leitura.linha)) return []
    const { dente, regiao, faces, codigoEvento } = leitura.linha
    const onde = dente ? `Dente ${dente}${faces && ` (${faces})`}` : regiao && `Região ${regiao}`
    return [[onde, findEvento(eventos, codigoEvento)?.descricao].filter(Boolean).join(': ')]
  })
  return partes.filter(Boolean).join(' · ')
}

/**
 * One line, one event: "26 OM 85100200". Several with ";". Enter includes; Ctrl+Z takes it back. The browser keeps the
 * text and React reads it after the key was shown (Architecture §5); how it reads it stands on a line
 * of its own under both fields, so that nothing moves under the hand.
 */
export function LinhaRapidaField({ eventos, onInclude }: LinhaRapidaFieldProps) {
  const campo = useRef<HTMLInputElement>(null)
  const idLeitura = useId()
  const [texto, setTexto] = useState('')
  const [refused, setRefused] = useState('')
  const leitura = useMemo(() => describe(parseLinhaEvento(texto), eventos), [texto, eventos])
  const erro =
    refused !== '' && refused === texto ? listErros(parseLinhaEvento(texto), eventos)[0] : undefined
  const submit = () => {
    const { current } = campo
    if (!current) return
    const { value } = current
    const leituras = parseLinhaEvento(value)
    setTexto(value)
    setRefused(value)
    if (leituras.length === 0 || listErros(leituras, eventos).length > 0) return
    const linhas = leituras.flatMap((lida) => (lida.ok && isCompleta(lida.linha) ? [lida.linha] : []))
    const itens = linhas.map((linha) => ({
      ...linha,
      codigoEvento: findEvento(eventos, linha.codigoEvento)?.codigoEvento ?? linha.codigoEvento,
    }))
    onInclude(itens, describe(leituras, eventos))
    current.value = ''
    setTexto('')
  }
  return (
    <>
      <div className={styles.linha}>
        <FieldFrame
          error={erro}
          hint="Por exemplo, 26 OM 85100200."
          id={lugares.linha}
          isOptional
          label="Linha rápida"
          width="full"
        >
          {(frame) => (
            <div>
              <input
                {...frame}
                aria-describedby={`${frame['aria-describedby'] ?? ''} ${idLeitura}`.trim()}
                autoComplete="off"
                className={c('control', 'numeric', 'campo')}
                enterKeyHint="done"
                onChange={({ target }) => startTransition(() => setTexto(target.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.ctrlKey) return
                  event.preventDefault()
                  submit()
                }}
                ref={campo}
                type="text"
              />
            </div>
          )}
        </FieldFrame>
        <Button onPress={submit}>Incluir linha</Button>
      </div>
      <p className={styles.leitura} id={idLeitura}>
        {leitura}
      </p>
    </>
  )
}
