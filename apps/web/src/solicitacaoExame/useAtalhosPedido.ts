import { useLayoutEffect, useMemo, useRef } from 'react'
import { useComandos } from '../busca/comandos.ts'
import { focusOdontograma } from '../odontograma/focusOdontograma.ts'
import { focusField } from '../ui/feedback/focusField.ts'
import { type Shortcut, useShortcuts } from '../ui/useShortcuts.ts'
import { lugaresPedido } from './pedidoFormLugares.ts'
import type { Formulario } from './useSolicitacaoExameForm.ts'

/** The keys of the form, and what the search (Ctrl+K) does on it: an exam goes into the line, and the request is saved. */
export function useAtalhosPedido(form: Formulario, paciente: string): void {
  // The functions of now, so that the keys are listed once.
  const agora = useRef(form)
  useLayoutEffect(() => {
    agora.current = form
  })
  const atalhos = useMemo(
    (): readonly Shortcut[] => [
      { keys: 'Ctrl+Enter', description: 'Salvar o pedido', run: () => agora.current.submit() },
      { keys: 'Alt+R', description: 'Ir à linha Incluir exame', run: () => focusField(lugaresPedido.linha) },
      {
        keys: 'Alt+O',
        description: 'Ir ao odontograma',
        run: () => focusOdontograma(agora.current.inclusao.odontograma),
      },
      {
        keys: 'Alt+H',
        description: 'Escrever a hipótese diagnóstica',
        run: () => focusField(lugaresPedido.hipotese),
      },
      {
        keys: 'Ctrl+Z',
        description: 'Devolver o exame retirado (também na linha vazia)',
        run: () => agora.current.inclusao.devolver(),
        isOutsideText: true,
      },
    ],
    [],
  )
  useShortcuts(atalhos)
  useComandos({
    comandos: [
      {
        id: 'acao:salvarPedido',
        titulo: 'Salvar pedido de exames',
        detalhe: 'O que está na tela',
        icone: 'send',
        destino: form.submit,
        isSemVolta: true,
      },
    ],
    paciente,
    takeEvento: (codigoEvento) =>
      form.find(codigoEvento) && {
        rotulo: 'Incluir neste pedido',
        run: () => form.inclusao.linha.put(codigoEvento),
      },
  })
}
