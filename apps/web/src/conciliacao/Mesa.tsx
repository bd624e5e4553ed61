import type { Conciliacao, PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { useCallback, useRef, useState } from 'react'
import { createLatePart } from '../carregamento/createLatePart.tsx'
import { showValor } from '../dinheiro/showValor.ts'
import { Button } from '../ui/action/Button.tsx'
import { Select } from '../ui/field/Select.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Bar, Row, Stack } from '../ui/layout/Stack.tsx'
import styles from './Conciliacao.module.css'
import { DepositosCard } from './DepositosCard.tsx'
import { PagamentoItem } from './PagamentoItem.tsx'
import { showAcao } from './palavras.ts'
import { showAndamento } from './palavrasPagamento.ts'
import { pressTeclaMesa } from './pressTeclaMesa.ts'
import { type Desfeita, useAcoes } from './useAcoes.ts'
import { SEM_VOLTA, useAtalhosMesa } from './useAtalhosMesa.ts'
import { useLugarMesa } from './useLugarMesa.ts'

const ImportacaoDialog = createLatePart(() =>
  import('./ImportacaoDialog.tsx').then((module) => module.ImportacaoDialog),
)
const DigitacaoDialog = createLatePart(() =>
  import('./DigitacaoDialog.tsx').then((module) => module.DigitacaoDialog),
)
const EscolhaDialog = createLatePart(() =>
  import('./EscolhaDialog.tsx').then((module) => module.EscolhaDialog),
)
const DiferencaDialog = createLatePart(() =>
  import('./DiferencaDialog.tsx').then((module) => module.DiferencaDialog),
)
const HistoricoDialog = createLatePart(() =>
  import('./HistoricoDialog.tsx').then((module) => module.HistoricoDialog),
)
const aoAbrir = { loading: 'Abrindo', lines: 2 } as const

type Aberto =
  | { que: 'importacao' | 'digitacao' | 'historico' }
  | { que: 'escolha' | 'diferenca'; fechamento: string }

type MesaProps = { conciliacao: Conciliacao; onAno: (ano: number) => void }

/** The runs of a year, the newest first, with what is offered for each, and the deposits that belong to none. */
export function Mesa({ conciliacao, onAno }: MesaProps) {
  const { ano, anos, pagamentos, sugestoes, depositos, comecada, ultimaAcao } = conciliacao
  const [aberto, setAberto] = useState<Aberto>()
  const busca = useRef<HTMLInputElement>(null)
  const mesa = useRef<HTMLDivElement>(null)
  const { onFocus, awaitPagamento } = useLugarMesa(mesa, pagamentos)
  const { aceite, accept, recusa, volta } = useAcoes(pagamentos)
  const certas = sugestoes.filter(({ certa }) => certa)
  const isVazio = depositos.total === 0
  const isOcupada = aceite.isPending || recusa.isPending || volta.isPending
  const close = () => setAberto(undefined)
  // As it is now, and not as it was when the dialog opened.
  const dialogado =
    aberto && 'fechamento' in aberto
      ? pagamentos.find(({ repasse }) => repasse.dataFechamento === aberto.fechamento)
      : undefined
  const acceptCertas = () => {
    if (certas.length > 0 && !isOcupada) accept(certas)
  }
  const { mutate: undoAcao } = volta
  const undoUma = useCallback(
    (acao: Desfeita) => {
      awaitPagamento(acao.pagamento)
      undoAcao(acao, { onError: () => awaitPagamento(undefined) })
    },
    [undoAcao, awaitPagamento],
  )
  const undo = useCallback(() => {
    if (!ultimaAcao || isOcupada) return
    const {
      numero,
      pagamentos: [pagamento],
    } = ultimaAcao
    undoUma({ numero, dito: showAcao(ultimaAcao), pagamento, soPropria: true })
  }, [ultimaAcao, isOcupada, undoUma])
  useAtalhosMesa({
    feito: ultimaAcao ? showAcao(ultimaAcao) : undefined,
    hasCertas: certas.length > 0,
    isOcupada,
    hasDepositos: !isVazio,
    acceptCertas,
    find: () => busca.current?.focus(),
    undo,
  })
  const findSugestao = ({ repasse }: PagamentoConciliado) =>
    sugestoes.find(({ partes }) =>
      partes.some(({ dataFechamento }) => dataFechamento === repasse.dataFechamento),
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the buttons within it
    <div onFocus={onFocus} onKeyDown={pressTeclaMesa} ref={mesa}>
      <Stack gap={4}>
        <div data-barra>
          <Bar>
            <Row align="start" gap={3}>
              <Select
                id="ano-conciliacao"
                label="Ano do pagamento"
                onChange={(escolhido) => onAno(Number(escolhido))}
                options={anos.map((um) => ({ id: String(um), label: String(um) }))}
                value={String(ano)}
                width="10"
              />
            </Row>
            <Row gap={2}>
              <Button
                icon="upload"
                onPress={() => setAberto({ que: 'importacao' })}
                {...(certas.length === 0 && { variant: 'primario' })}
              >
                Importar extrato
              </Button>
              <Button icon="plus" onPress={() => setAberto({ que: 'digitacao' })}>
                Digitar depósito
              </Button>
              <Button icon="history" onPress={() => setAberto({ que: 'historico' })}>
                Histórico
              </Button>
              <Button
                disabledReason={ultimaAcao ? undefined : SEM_VOLTA}
                icon="undo"
                isPending={volta.isPending}
                onPress={undo}
              >
                Desfazer {ultimaAcao && <KeyHint keys="Ctrl+Z" />}
              </Button>
            </Row>
          </Bar>
        </div>
        <div className={styles.resumo}>
          <p aria-live="polite">
            {showAndamento(pagamentos)}{' '}
            {isVazio
              ? 'Nenhum depósito deste ano foi importado ainda. Importe o extrato do banco, em OFX ou CSV: cada pagamento mostra então o depósito que o paga.'
              : `${countOf(depositos.semPar, 'depósito em aberto', 'depósitos em aberto')} de ${depositos.total}, ${showValor(depositos.valorSemPar)}.`}{' '}
            {certas.length > 0 &&
              `${countOf(certas.length, 'par de valor igual', 'pares de valor igual')} para aceitar.`}
          </p>
          {certas.length > 0 && (
            <Button icon="check" isPending={aceite.isPending} onPress={acceptCertas} variant="primario">
              Aceitar {countOf(certas.length, 'par igual', 'pares iguais')} <KeyHint keys="A" />
            </Button>
          )}
        </div>
        {pagamentos.length === 0 && (
          <p>
            Nenhum pagamento da operadora é de {ano}: os depósitos abaixo ficam sem par. Se algum deles paga
            outro ano, escolha-o no pagamento dele.
          </p>
        )}
        <ol aria-label={`Pagamentos de ${ano}`} className={styles.pagamentos}>
          {pagamentos.toReversed().map((pagamento) => (
            <PagamentoItem
              isComecada={comecada}
              isOcupada={isOcupada}
              key={pagamento.repasse.dataFechamento}
              onAceitar={(sugestao) => accept([sugestao])}
              onDesfazer={undoUma}
              onEscolher={() => setAberto({ que: 'escolha', fechamento: pagamento.repasse.dataFechamento })}
              onExplicar={() => setAberto({ que: 'diferenca', fechamento: pagamento.repasse.dataFechamento })}
              onRecusar={(sugestao) => recusa.mutate(sugestao)}
              pagamento={pagamento}
              sugestao={findSugestao(pagamento)}
            />
          ))}
        </ol>
        {!isVazio && <DepositosCard ano={ano} campo={busca} key={ano} />}
      </Stack>
      {aberto?.que === 'importacao' && <ImportacaoDialog {...aoAbrir} onClose={close} />}
      {aberto?.que === 'digitacao' && <DigitacaoDialog {...aoAbrir} onClose={close} />}
      {aberto?.que === 'historico' && <HistoricoDialog {...aoAbrir} onClose={close} />}
      {aberto?.que === 'escolha' && dialogado && (
        <EscolhaDialog {...aoAbrir} onClose={close} pagamento={dialogado} />
      )}
      {aberto?.que === 'diferenca' && dialogado && (
        <DiferencaDialog
          {...aoAbrir}
          onClose={close}
          pagamento={dialogado}
          sugestao={findSugestao(dialogado)}
        />
      )}
    </div>
  )
}
