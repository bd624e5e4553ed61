import { type RecursoDetalhado, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ErrorSummary, type SummaryError } from '../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { campoDe, checkEdicao } from './checkEdicao.ts'
import { EnvioBar } from './EnvioBar.tsx'
import { type Edicao, toPedido } from './edicaoRecurso.ts'
import { ItemRecursoCard } from './ItemRecursoCard.tsx'
import { useEdicaoRecurso } from './useEdicaoRecurso.ts'

/** What is appealed as it stands, in cents. */
const sumRecorrido = ({ itens }: RecursoDetalhado, edicao: Edicao): number =>
  itens
    .filter(({ numeroSequencialInclusao }) => edicao[numeroSequencialInclusao]?.destino === 'recorrido')
    .reduce((soma, { valorGlosado }) => soma + (toCentavos(valorGlosado) ?? 0), 0)

/** The appeal while it is being written: an event after the other, and one sending for all. */
export function RecursoForm({ recurso }: { recurso: RecursoDetalhado }) {
  const { numeroFicha, versao, itens } = recurso
  const { edicao, change, forget } = useEdicaoRecurso(recurso)
  const [errors, setErrors] = useState<readonly SummaryError[]>([])
  const [attempt, setAttempt] = useState(0)
  const envio = useWrite(recursoGlosa.sendRecurso, {
    prepare: (escrita: Edicao) => ({ body: toPedido(recurso, escrita), versao }),
    onSuccess: ({ prazoResposta, protocolo }) => {
      forget()
      pushSuccess(
        `Protocolo ${protocolo}. A operadora responde até ${showData(prazoResposta)}.`,
        'Recurso enviado',
      )
    },
    onError: (error) => pushError(error),
    onRefreshed: () => document.getElementById('titulo')?.focus(),
  })

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (envio.isPending) return
    const found = checkEdicao(recurso, edicao, today())
    setErrors(found)
    setAttempt(attempt + 1)
    if (found.length === 0) envio.mutate(edicao)
  }

  const agora = useRef(submit)
  useLayoutEffect(() => {
    agora.current = submit
  })
  useShortcuts(
    useMemo(() => [{ keys: 'Ctrl+Enter', description: 'Enviar o recurso', run: () => agora.current() }], []),
  )

  const foraSemMotivo = itens.filter(({ numeroSequencialInclusao }) => {
    const editado = edicao[numeroSequencialInclusao]
    return editado?.destino === 'desistido' && editado.motivo.trim() === ''
  })
  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <ErrorSummary attempt={attempt} errors={errors} />
        {itens.map((item) => {
          const editado = edicao[item.numeroSequencialInclusao]
          return (
            editado && (
              <ItemRecursoCard
                editado={editado}
                item={item}
                key={item.numeroSequencialInclusao}
                messageOf={messageOf}
                onChange={(mudanca) => change(item.numeroSequencialInclusao, mudanca)}
                recurso={recurso}
              />
            )
          )
        })}
        <EnvioBar
          fora={foraSemMotivo.length}
          isPending={envio.isPending}
          numeroFicha={numeroFicha}
          onDesistir={() => {
            const [primeiro] = foraSemMotivo
            if (primeiro) focusField(campoDe('motivo', primeiro))
          }}
          onIncluir={() => {
            for (const { numeroSequencialInclusao } of foraSemMotivo)
              change(numeroSequencialInclusao, { destino: 'recorrido' })
          }}
          valor={showValor(toValor(sumRecorrido(recurso, edicao)))}
        />
      </Stack>
    </form>
  )
}
