import { type Prazo, prazo } from '@portal/contract/prazo.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pushError, pushSuccess } from '../api/notice.ts'
import { useWrite } from '../api/useWrite.ts'
import { LoadError } from '../carregamento/LoadError.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row } from '../ui/layout/Stack.tsx'
import { DesistenciaDialog } from './DesistenciaDialog.tsx'
import styles from './PrazosPage.module.css'
import { PrazosTable } from './PrazosTable.tsx'
import { prazosQuery, QUANTOS_PAGINA } from './prazo.queries.ts'
import { type PrazoSearch, readPrazoSearch } from './prazoSearch.ts'
import { describeObjeto } from './prazoWords.ts'

/** A page of the deadlines, the nearest or the dearest first. */
export function PrazosList({ search }: { search: PrazoSearch }) {
  const navigate = useNavigate({ from: '/portal/prazos' })
  const consulta = useQuery({ ...prazosQuery(search), placeholderData: (before) => before })
  const [desistindo, setDesistindo] = useState<Prazo>()
  /** What was written of each, closed or not. */
  const [motivos, setMotivos] = useState<Readonly<Record<string, string>>>({})
  const takeBack = useWrite(prazo.deleteDesistencia, {
    prepare: ({ chave }: Prazo) => ({ query: { chave } }),
    onSuccess: () => pushSuccess('O prazo voltou à lista dos que estão em aberto.', 'Desistência retirada'),
    onError: (error) => pushError(error),
  })
  const { data, error } = consulta
  const { pagina = 1, ...semPagina } = search
  const paginas = data ? Math.max(1, Math.ceil(data.total / QUANTOS_PAGINA)) : pagina
  // The last of a page may be gone, and an address may name one that never was.
  useEffect(() => {
    if (pagina > paginas)
      void navigate({ search: readPrazoSearch({ ...semPagina, pagina: paginas }), replace: true })
  })
  const isDesistidos = search.aba === 'desistidos'
  if (!data) {
    return error ? (
      <LoadError query={consulta} />
    ) : (
      <Skeleton label="Carregando prazos" lines={8} shape="row" />
    )
  }
  if (data.total === 0) {
    return isDesistidos ? (
      <EmptyState icon="checkCircle" title="Nenhuma desistência">
        O prazo de que você desistir fica aqui, com o motivo, e pode voltar.
      </EmptyState>
    ) : (
      <EmptyState icon="checkCircle" title="Nada a vencer">
        Senhas, imagens, justificativas, alvarás e termos com prazo aparecem aqui.
      </EmptyState>
    )
  }
  const { ordem: _ordem, ...semOrdem } = semPagina
  return (
    <Card>
      <div className={styles.barra}>
        <p aria-live="polite">
          {data.total === 1 ? '1 prazo' : `${data.total} prazos`}
          {!isDesistidos && data.valorEmRisco && `, ${showValor(data.valorEmRisco)} em risco`}
          {paginas > 1 && `, página ${pagina} de ${paginas}`}
        </p>
        <Button
          onPress={() =>
            void navigate({ search: search.ordem === 'valor' ? semOrdem : { ...semPagina, ordem: 'valor' } })
          }
          size="pequeno"
        >
          {search.ordem === 'valor' ? 'Ordenar por prazo' : 'Ordenar por valor'}
        </Button>
      </div>
      <PrazosTable
        onDesistir={setDesistindo}
        onRetirar={(escolhido) => takeBack.mutate(escolhido)}
        prazos={data.prazos}
      />
      {paginas > 1 && (
        <Row>
          {pagina > 1 && (
            <Button onPress={() => void navigate({ search: { ...semPagina, pagina: pagina - 1 } })}>
              Página anterior
            </Button>
          )}
          {pagina < paginas && (
            <Button onPress={() => void navigate({ search: { ...semPagina, pagina: pagina + 1 } })}>
              Próxima página
            </Button>
          )}
        </Row>
      )}
      {desistindo && (
        <DesistenciaDialog
          motivo={motivos[desistindo.chave] ?? ''}
          objeto={describeObjeto(desistindo)}
          onChange={(motivo) => setMotivos({ ...motivos, [desistindo.chave]: motivo })}
          onClose={() => setDesistindo(undefined)}
          prazo={desistindo}
        />
      )}
    </Card>
  )
}
