import { guia as contrato, type GuiaDetalhada } from '@portal/contract/guia.ts'
import type { Observacao } from '@portal/contract/guiaParte.ts'
import { explainBloqueio } from '@portal/domain/guia/decideAcao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { MAXIMO_TEXTO, toTextoGuardado } from '@portal/domain/texto/protegido.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Static } from 'typebox'
import { showInstante } from '../calendario/format.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { summarizeQuery } from '../carregamento/summarizeQuery.ts'
import { useEdicaoGuardada } from '../credenciado/useEdicaoGuardada.ts'
import { TextoField } from '../texto/TextoField.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Dobra } from '../ui/layout/Dobra.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { pressBySend } from '../ui/overlay/sendDialog.ts'
import { lugares } from './acao/lugares.ts'
import { useAcaoGuia } from './acao/useAcaoGuia.ts'
import { useFechos } from './acao/useFechos.ts'
import { validateTexto } from './acao/validateTexto.ts'
import { toEstadoGuia } from './estado/toEstadoGuia.ts'
import { observacoesQuery } from './guia.queries.ts'
import styles from './ObservacoesGuia.module.css'

/** "2 mensagens; a última da operadora, 12/03/2026 14:02". What is written and not sent is told: it may be of another day. */
function summarize(observacoes: readonly Static<typeof Observacao>[], isPorEnviar: boolean): string {
  const ultima = observacoes.at(-1)
  if (!ultima) return isPorEnviar ? 'Uma mensagem por enviar' : 'Nada escrito ainda'
  const quantas = countOf(observacoes.length, 'mensagem', 'mensagens')
  const autor = ultima.autor === 'credenciado' ? 'sua' : 'da operadora'
  return `${quantas}; a última ${autor}, ${showInstante(ultima.criadaEm)}${isPorEnviar ? '; outra por enviar' : ''}`
}

/** What clinic and operator wrote to each other, oldest first, and the field to answer; an open guide has its own. */
export function ObservacoesGuia({ guia, isRascunho }: { guia: GuiaDetalhada; isRascunho: boolean }) {
  const { numeroFicha } = guia
  const consulta = useQuery(observacoesQuery(numeroFicha))
  const { escrita: texto = '', setEscrita, clear } = useEdicaoGuardada<string>('observacao', numeroFicha)
  const [erro, setErro] = useState<string>()
  const acao = useAcaoGuia(guia, contrato.createObservacao, {
    prepare: (descricaoObservacao: string) => ({ body: { numeroFicha, descricaoObservacao } }),
    onDone: clear,
  })
  const motivo = explainBloqueio(toEstadoGuia(guia), 'createObservacao')
  const fecho = useFechos()('createObservacao')
  const send = () => {
    const problema = validateTexto(texto, 'Escreva a observação.')
    setErro(problema)
    if (!problema) acao.mutate(toTextoGuardado(texto))
  }
  const isPorEnviar = !isRascunho && toTextoGuardado(texto) !== ''
  if (isRascunho && (consulta.isPending || consulta.data?.length === 0)) return null
  return (
    <Dobra
      resumo={summarizeQuery(consulta, (observacoes) => summarize(observacoes, isPorEnviar))}
      title={isRascunho ? 'Conversa com a operadora' : 'Observações'}
    >
      <QueryView
        empty={({ length }) =>
          length === 0 && <p className={styles.vazio}>Nada foi escrito nesta guia ainda.</p>
        }
        loading="Carregando observações"
        query={consulta}
      >
        {(observacoes) => (
          <ul className={styles.conversa}>
            {observacoes.map(({ sequencial, autor, tipo, descricaoObservacao, criadaEm }) => (
              <li className={styles.fala} data-autor={autor} key={sequencial}>
                <p className={styles.meta}>
                  {autor === 'credenciado' ? 'Você' : 'Operadora'} · {showInstante(criadaEm)}
                  {tipo === 'justificativa' && <Badge tone="informacao">Justificativa</Badge>}
                </p>
                <p>{descricaoObservacao}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {!isRascunho && (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears the key of the field within
        <div
          className={styles.escrever}
          data-print="none"
          onKeyDown={(event) => pressBySend(event, 'button')}
        >
          <TextoField
            error={erro}
            id={lugares.observacao}
            isOptional
            label="Nova observação"
            limit={MAXIMO_TEXTO}
            onChange={setEscrita}
            rows={2}
            value={texto}
            width="full"
          />
          <Row>
            <Button disabledReason={fecho ?? motivo} isPending={acao.isPending} onPress={send}>
              Incluir observação
            </Button>
            <KeyHint isLocal keys="Ctrl+Enter" />
          </Row>
        </div>
      )}
    </Dobra>
  )
}
