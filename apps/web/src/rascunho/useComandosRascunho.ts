import type { EventoOfertado } from '@portal/contract/evento.ts'
import { useComandos } from '../busca/comandos.ts'
import { findEvento } from '../evento/useBuscaEvento.ts'
import type { useLinhaEvento } from './inclusao/useLinhaEvento.ts'

type Formulario = {
  eventos: readonly EventoOfertado[]
  linha: Pick<ReturnType<typeof useLinhaEvento>, 'put'>
  submit: () => void
}

/** What the search (Ctrl+K) does on a draft: an event goes into the entry line, and the guide is sent. */
export function useComandosRascunho(numeroFicha: number, { eventos, linha, submit }: Formulario): void {
  useComandos({
    comandos: [
      {
        id: 'acao:enviar',
        titulo: 'Enviar guia',
        detalhe: `Guia ${numeroFicha}`,
        icone: 'send',
        destino: submit,
        isSemVolta: true,
      },
    ],
    takeEvento: (codigoEvento) =>
      findEvento(eventos, codigoEvento) && {
        rotulo: 'Incluir nesta guia',
        run: () => linha.put(codigoEvento),
      },
  })
}
