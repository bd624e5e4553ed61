import { conciliacao, type Deposito, type PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { MAXIMO_PARES } from '@portal/domain/conciliacao/conciliacao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RecusaForm } from '../acesso/RecusaForm.tsx'
import { useWrite } from '../api/useWrite.ts'
import { showData } from '../calendario/format.ts'
import { ListView } from '../carregamento/ListView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { BuscaDepositoField } from './BuscaDepositoField.tsx'
import { pushConciliado } from './comVolta.ts'
import { depositosQuery } from './conciliacao.queries.ts'
import { DepositosTable } from './DepositosTable.tsx'
import { divideDepositos } from './divideDepositos.ts'
import { sayEscolha } from './palavras.ts'

function whyNot(partes: number): string | undefined {
  if (partes === 0) return 'Escolha ao menos um depósito.'
  return partes > MAXIMO_PARES ? `Escolha até ${MAXIMO_PARES} depósitos de cada vez.` : undefined
}

type EscolhaDialogProps = { pagamento: PagamentoConciliado; onClose: () => void }

/** Deposits chosen by hand for a run: each pays what is left of it, and what it has besides stays open for others. */
export function EscolhaDialog({ pagamento, onClose }: EscolhaDialogProps) {
  const { repasse, falta } = pagamento
  const [procurado, setProcurado] = useState('')
  const [escolhidos, setEscolhidos] = useState<readonly Deposito[]>([])
  // Of any year: what is paid at the end of one may come in the next.
  const lista = useInfiniteQuery(
    depositosQuery({
      situacao: 'ABERTOS',
      texto: procurado,
      perto: { falta, pagoEm: repasse.dataPagamento },
    }),
  )
  const lidos = new Map(lista.data?.pages.flatMap(({ depositos }) => depositos).map((um) => [um.numero, um]))
  const divisao = divideDepositos(
    // As they are now: somebody else may have matched a part of one.
    escolhidos.map((um) => lidos.get(um.numero) ?? um),
    falta,
  )
  const { partes } = divisao
  const semUso = escolhidos.filter(({ numero }) => !partes.some(({ deposito }) => deposito === numero))
  const aceite = useWrite(conciliacao.linkDepositos, {
    // What is left is told as it was when it was sent: read again, the run lacks less.
    prepare: (_restante: number) => ({
      body: {
        pares: [{ partes: partes.map((parte) => ({ ...parte, dataFechamento: repasse.dataFechamento })) }],
      },
    }),
    onSuccess: onClose,
    onRefreshed: (restante) => pushConciliado([repasse.dataPagamento], restante),
  })
  const choose = (keys: ReadonlySet<string>, vistos: readonly Deposito[]) =>
    setEscolhidos((antes) => [
      ...antes.filter(({ numero }) => keys.has(String(numero)) || !vistos.some((um) => um.numero === numero)),
      ...vistos.filter(
        (um) => keys.has(String(um.numero)) && !antes.some(({ numero }) => numero === um.numero),
      ),
    ])
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>Voltar</Button>
          <Button
            disabledReason={whyNot(partes.length)}
            isPending={aceite.isPending}
            onPress={() => aceite.mutate(divisao.restante)}
            variant="primario"
          >
            {partes.length > 0 ? `Conciliar ${countOf(partes.length, 'depósito', 'depósitos')}` : 'Conciliar'}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      size="largo"
      title={`Depósitos do pagamento de ${showData(repasse.dataPagamento)}`}
    >
      <Stack gap={3}>
        <p aria-live="polite">{sayEscolha(falta, divisao, semUso)}</p>
        <BuscaDepositoField
          autoFocus
          id="escolha-deposito"
          label="Procurar depósito em aberto"
          onProcurar={setProcurado}
          width="full"
        />
        <RecusaForm error={aceite.error} />
        <ListView
          empty={
            <EmptyState icon="money" title="Nenhum depósito em aberto">
              Importe o extrato do banco ou procure outras palavras.
            </EmptyState>
          }
          lines={4}
          loading="Carregando depósitos"
          noun={['depósito', 'depósitos']}
          query={lista}
          rows={({ depositos }) => depositos}
          shape="row"
        >
          {(depositos) => (
            <>
              <p>Primeiro os do valor que falta, depois os mais próximos do dia do pagamento.</p>
              <DepositosTable
                depositos={depositos}
                selection={{
                  keys: new Set(escolhidos.map(({ numero }) => String(numero))),
                  onChange: (keys) => choose(keys, depositos),
                }}
              />
            </>
          )}
        </ListView>
      </Stack>
    </Dialog>
  )
}
