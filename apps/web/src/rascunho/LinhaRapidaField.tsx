import type { EventoOfertado } from '@portal/contract/evento.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { useState } from 'react'
import { type LeituraLinha, type LinhaRapida, parseLinhaRapida } from '../odontograma/estado/linhaRapida.ts'
import { Button } from '../ui/action/Button.tsx'
import { TextField } from '../ui/field/TextField.tsx'
import type { NovoItem } from './edicao.ts'
import styles from './InclusaoEvento.module.css'

type LinhaRapidaFieldProps = {
  eventos: readonly EventoOfertado[]
  onInclude: (itens: readonly NovoItem[], descricao: string) => void
}

type Completa = LinhaRapida & { codigoEvento: string }

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

const isCompleta = (linha: LinhaRapida): linha is Completa => linha.codigoEvento !== undefined

/** Says how the line was understood before it is taken (ux.md B2.5). */
function describe(leituras: readonly LeituraLinha[], eventos: readonly EventoOfertado[]): string {
  const partes = leituras.flatMap((leitura) => {
    if (!leitura.ok || !isCompleta(leitura.linha)) return []
    const { dente, regiao, faces, codigoEvento } = leitura.linha
    const onde = dente ? `Dente ${dente}${faces && ` (${faces})`}` : regiao && `Região ${regiao}`
    return [[onde, findEvento(eventos, codigoEvento)?.descricao].filter(Boolean).join(': ')]
  })
  return partes.filter(Boolean).join(' · ')
}

/** One line, one event: "26 OM 85100200". Several with ";". Enter includes; Ctrl+Z takes it back. */
export function LinhaRapidaField({ eventos, onInclude }: LinhaRapidaFieldProps) {
  const [texto, setTexto] = useState('')
  const [tentativa, setTentativa] = useState('')
  const leituras = parseLinhaRapida(texto)
  const erros = listErros(leituras, eventos)
  const submit = () => {
    setTentativa(texto)
    if (leituras.length === 0 || erros.length > 0) return
    const linhas = leituras.flatMap((leitura) =>
      leitura.ok && isCompleta(leitura.linha) ? [leitura.linha] : [],
    )
    const itens = linhas.map((linha) => ({
      ...linha,
      codigoEvento: findEvento(eventos, linha.codigoEvento)?.codigoEvento ?? linha.codigoEvento,
    }))
    onInclude(itens, describe(leituras, eventos))
    setTexto('')
  }
  return (
    <div className={styles.linha}>
      <TextField
        autoComplete="off"
        enterKeyHint="done"
        error={tentativa === texto && texto !== '' ? erros[0] : undefined}
        hint={describe(leituras, eventos) || 'Por exemplo, 26 OM 85100200.'}
        id="rascunho-linha"
        isNumeric
        isOptional
        label="Linha rápida"
        onChange={setTexto}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey) return
          event.preventDefault()
          submit()
        }}
        value={texto}
        width="full"
      />
      <Button onPress={submit}>Incluir linha</Button>
    </div>
  )
}
