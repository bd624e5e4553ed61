import { type ItemRecurso, type RecursoDetalhado, recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isErroApi } from '../api/erroApi.ts'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { showData, today } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { focusField } from '../ui/feedback/focusField.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { useShortcuts } from '../ui/useShortcuts.ts'
import { ConferenciaDialog } from './ConferenciaDialog.tsx'
import { campoDe, checkEdicao, type ErroRecurso, keepErros, toErros } from './checkEdicao.ts'
import { EnvioBar } from './EnvioBar.tsx'
import {
  type Edicao,
  type ItemEditado,
  listFaltasTodas,
  listSobras,
  nameFalta,
  type Sobra,
  toPedido,
} from './edicaoRecurso.ts'
import { ItemRecursoCard } from './ItemRecursoCard.tsx'
import { sumGlosado } from './loteRecurso.ts'
import { useEdicaoRecurso } from './useEdicaoRecurso.ts'

/** What is appealed as it stands, in cents. */
const sumRecorrido = ({ itens }: RecursoDetalhado, edicao: Edicao): number =>
  sumGlosado(
    itens.filter(({ numeroSequencialInclusao }) => edicao[numeroSequencialInclusao]?.destino === 'recorrido'),
  )

type RecursoFormProps = {
  recurso: RecursoDetalhado
  /** It went, and this was written while it was on its way. */
  onSobra: (sobras: readonly Sobra[]) => void
}

/** The appeal while it is being written: an event after the other, and one sending for all. */
export function RecursoForm({ recurso, onSobra }: RecursoFormProps) {
  const { numeroFicha, versao, itens } = recurso
  const { edicao, change, forget } = useEdicaoRecurso(recurso)
  const [errors, setErrors] = useState<readonly ErroRecurso[]>([])
  const [attempt, setAttempt] = useState(0)
  const [isConferindo, setConferindo] = useState(false)
  const ultima = useRef(edicao)
  const envio = useWrite(recursoGlosa.sendRecurso, {
    prepare: (escrita: Edicao) => ({ body: toPedido(recurso, escrita), versao }),
    onSuccess: ({ prazoResposta, protocolo }, enviada) => {
      onSobra(listSobras(itens, enviada, ultima.current))
      forget()
      pushSuccess(
        `Protocolo ${protocolo}. A operadora responde até ${showData(prazoResposta)}.`,
        'Recurso enviado',
        `recurso ${numeroFicha}`,
      )
    },
    onError: (error) => {
      const recusados = isErroApi(error) ? toErros(recurso, error.detalhes) : []
      setErrors(recusados)
      setAttempt((antes) => antes + 1)
      if (recusados.length === 0) pushError(error)
    },
    onRefreshed: () => document.getElementById('titulo')?.focus(),
  })

  /** What is corrected is told of no longer. */
  function correct(mudados: readonly ItemRecurso[], mudanca: Partial<ItemEditado>) {
    const depois = Object.fromEntries(
      mudados.flatMap(({ numeroSequencialInclusao: numero }) => {
        const antes = ultima.current[numero]
        return antes ? [[numero, { ...antes, ...mudanca }]] : []
      }),
    )
    const achados = checkEdicao(recurso, { ...ultima.current, ...depois }, today())
    setErrors((ditos) => keepErros(ditos, achados, mudados))
    for (const { numeroSequencialInclusao } of mudados) change(numeroSequencialInclusao, mudanca)
  }

  // There is one appeal: it is looked over before it goes, and Enter in a field sends nothing.
  function check() {
    if (envio.isPending) return
    const found = checkEdicao(recurso, edicao, today())
    setErrors(found)
    setAttempt(attempt + 1)
    setConferindo(found.length === 0)
  }

  const agora = useRef(check)
  useLayoutEffect(() => {
    ultima.current = edicao
    agora.current = check
  })
  useShortcuts(
    useMemo(() => [{ keys: 'Ctrl+Enter', description: 'Enviar o recurso', run: () => agora.current() }], []),
  )

  const fora = itens.filter((item) => edicao[item.numeroSequencialInclusao]?.destino !== 'recorrido')
  const [primeiraFora] = fora
  const semMotivo = fora.find((item) => edicao[item.numeroSequencialInclusao]?.motivo.trim() === '')
  const valor = showValor(toValor(sumRecorrido(recurso, edicao)))
  const messageOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
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
                onChange={(mudanca) => correct([item], mudanca)}
                recurso={recurso}
              />
            )
          )
        })}
        <EnvioBar
          faltas={new Set(listFaltasTodas(itens, edicao).map(({ falta }) => nameFalta(falta)))}
          fora={fora.length}
          hasSemMotivo={semMotivo !== undefined}
          isPending={envio.isPending}
          numeroFicha={numeroFicha}
          onDesistir={() => semMotivo && focusField(campoDe('motivo', semMotivo))}
          onEnviar={check}
          onIncluir={() => {
            correct(fora, { destino: 'recorrido' })
            // Its button goes, and beside it stands the one that sends.
            if (primeiraFora) focusField(campoDe('destino', primeiraFora))
          }}
          valor={fora.length < itens.length ? valor : undefined}
        />
        <ConferenciaDialog
          edicao={edicao}
          isOpen={isConferindo}
          onClose={() => setConferindo(false)}
          onConfirm={() => {
            setConferindo(false)
            if (!envio.isPending) envio.mutate(edicao)
          }}
          recurso={recurso}
          valor={valor}
        />
      </Stack>
    </form>
  )
}
