import { type Prazo, prazo } from '@portal/contract/prazo.ts'
import { PRAZOS_PAGINA } from '@portal/domain/prazo/ordemPrazo.ts'
import { pluralOf } from '@portal/domain/texto/contagem.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { QueryView } from '../carregamento/QueryView.tsx'
import { DA_CLINICA, useParteClinica } from '../credenciado/useParteClinica.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { Button } from '../ui/action/Button.tsx'
import { Pager } from '../ui/data/Pager.tsx'
import { countPages, describePage, pageSteps } from '../ui/data/pages.ts'
import { usePages } from '../ui/data/usePages.ts'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { findLine } from '../ui/useReturnToLine.ts'
import { hideDesistencia } from './avisoDesistencia.ts'
import { DesistenciaDialog } from './DesistenciaDialog.tsx'
import styles from './PrazosPage.module.css'
import { PrazosTable } from './PrazosTable.tsx'
import { prazosQuery } from './prazo.queries.ts'
import { type PrazoSearch, readPrazoSearch } from './prazoSearch.ts'
import { hasValor } from './prazoWords.ts'

/** A page of the deadlines, the nearest or the dearest first. */
export function PrazosList({ search }: { search: PrazoSearch }) {
  const navigate = useNavigate({ from: '/portal/prazos' })
  const consulta = useQuery({ ...prazosQuery(search), placeholderData: (before) => before })
  const isParte = useParteClinica()
  const [desistindo, setDesistindo] = useState<Prazo>()
  /** What was written of each, closed or not. */
  const [motivos, setMotivos] = useState<Readonly<Record<string, string>>>({})
  const [voltou, setVoltou] = useState<string>()
  const takeBack = useWrite(prazo.deleteDesistencia, {
    prepare: ({ chave }: Prazo) => ({ query: { chave } }),
    onSuccess: (_reply, { chave }) => {
      hideDesistencia(chave)
      pushSuccess('O prazo voltou à lista dos que estão em aberto.', 'Desistência retirada')
    },
    onError: (error) => pushError(error),
    onRefreshed: ({ chave }) => setVoltou(chave),
  })
  // From the notice one goes on with what came back, and not with the next patient's. By then the page keeps clear of the
  // notice that tells of it (WCAG 2.4.11).
  useEffect(() => {
    if (voltou === undefined) return
    findLine(voltou)?.focus()
    setVoltou(undefined)
  }, [voltou])
  const { pagina, ...semPagina } = search
  const go = (next: Parameters<typeof readPrazoSearch>[0]) => void navigate({ search: readPrazoSearch(next) })
  const pages = usePages(
    consulta,
    { pagina, porPagina: PRAZOS_PAGINA },
    (ultima) => void navigate({ search: readPrazoSearch({ ...semPagina, pagina: ultima }), replace: true }),
  )
  return (
    <QueryView
      empty={({ total }) => total === 0 && vazias[search.aba ?? 'abertos']}
      lines={8}
      loading="Carregando prazos"
      query={consulta}
      shape="row"
    >
      {({ prazos, total, valorEmRisco }) => (
        <>
          <div className={styles.barra}>
            <p aria-live="polite" className={styles.soma}>
              <strong>{total}</strong> {pluralOf(total, 'prazo', 'prazos')}
              {search.aba !== 'desistidos' && hasValor(valorEmRisco) && (
                <>
                  , <strong>{showValor(valorEmRisco)}</strong> em risco
                </>
              )}
              {describePage(pages)}
              {isParte && `. ${DA_CLINICA}`}
            </p>
            <Button
              onPress={() => go({ ...semPagina, ordem: search.ordem === 'valor' ? undefined : 'valor' })}
              size="pequeno"
            >
              {search.ordem === 'valor' ? 'Ordenar por prazo' : 'Ordenar por valor'}
            </Button>
          </div>
          <PrazosTable
            onDesistir={setDesistindo}
            onRetirar={(escolhido) => takeBack.mutate(escolhido)}
            prazos={prazos}
          />
          {countPages(pages) > 1 && (
            <Pager
              steps={pageSteps(pages, ['Página anterior', 'Próxima página'], (outra) =>
                go({ ...search, pagina: outra }),
              )}
            />
          )}
          {desistindo && (
            <DesistenciaDialog
              motivo={motivos[desistindo.chave] ?? ''}
              onChange={(motivo) => setMotivos({ ...motivos, [desistindo.chave]: motivo })}
              onClose={() => setDesistindo(undefined)}
              onRetirar={(escolhido) => takeBack.mutate(escolhido)}
              prazo={desistindo}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

const vazias = {
  desistidos: (
    <EmptyState icon="checkCircle" title="Nenhuma desistência">
      O prazo de que você desistir fica aqui, com o motivo, e pode voltar.
    </EmptyState>
  ),
  abertos: (
    <EmptyState icon="checkCircle" title="Nada a vencer">
      Senhas, imagens, justificativas, alvarás e termos com prazo aparecem aqui.
    </EmptyState>
  ),
}
