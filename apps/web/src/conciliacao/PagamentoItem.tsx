import type { PagamentoConciliado, Sugestao } from '@portal/contract/conciliacao.ts'
import { toCentavos } from '@portal/domain/dinheiro/dinheiro.ts'
import { ANCORA_GLOSAS } from '@portal/domain/menu/ancora.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { hrefOf } from '../rota/hrefOf.ts'
import { Button } from '../ui/action/Button.tsx'
import { ButtonLink } from '../ui/action/ButtonLink.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { KeyHint } from '../ui/KeyHint.tsx'
import { Row, Stack } from '../ui/layout/Stack.tsx'
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx'
import styles from './Conciliacao.module.css'
import { ContaDoPagamento } from './ContaDoPagamento.tsx'
import { PartesDoPagamento } from './PartesDoPagamento.tsx'
import { endHistorico, showEvidencia, showParte, showResto, toResto } from './palavras.ts'
import { showSemPar, showSituacao } from './palavrasPagamento.ts'
import type { Desfeita } from './useAcoes.ts'

type PagamentoItemProps = {
  pagamento: PagamentoConciliado
  sugestao: Sugestao | undefined
  /** The bank showed a deposit, of this year or another: there may be one to choose. */
  isComecada: boolean
  isOcupada: boolean
  onAceitar: (sugestao: Sugestao) => void
  onRecusar: (sugestao: Sugestao) => void
  onEscolher: () => void
  onExplicar: () => void
  onDesfazer: (acao: Desfeita) => void
}

/** What tells an offer from another of the same run. */
const toChave = ({ partes, diferenca }: Sugestao): string =>
  [
    ...partes.map(({ deposito, dataFechamento, valor }) => `${deposito.numero} ${dataFechamento} ${valor}`),
    diferenca && `${diferenca.tipo} ${diferenca.rotulo} ${diferenca.valor}`,
  ].join()

/** A run: what it was to bring, what the bank shows of it, what is offered, and what is left. */
export function PagamentoItem(props: PagamentoItemProps) {
  const { pagamento, sugestao, isComecada, isOcupada } = props
  const { onAceitar, onRecusar, onEscolher, onExplicar, onDesfazer } = props
  const { repasse, valorLiquido, valorConciliado, valorGlosa, falta, semPar } = pagamento
  const dia = showData(repasse.dataPagamento)
  const { texto, tom } = showSituacao(pagamento, { isOferecido: sugestao !== undefined })
  const isAberto = (toCentavos(falta) ?? 0) > 0
  // Then nothing is left to explain, unless the offer is refused.
  const isTudoOferecido = sugestao !== undefined && toResto(pagamento, sugestao) <= 0
  const [titulo, oferta] = [`pagamento-${repasse.dataFechamento}`, `oferta-${repasse.dataFechamento}`]
  return (
    <li
      aria-describedby={sugestao && oferta}
      aria-labelledby={titulo}
      className={styles.pagamento}
      data-linha={repasse.dataPagamento}
      tabIndex={-1}
    >
      <div className={styles.cabeca}>
        <h2 className={styles.titulo} id={titulo}>
          Pagamento de {dia}
        </h2>
        <Badge tone={tom}>{texto}</Badge>
        <div className={styles.valores}>
          <p className={styles.valor}>
            {showValor(valorLiquido)}
            <span>
              {' '}
              {isAberto && valorConciliado !== '0.00'
                ? `líquido, ${showValor(valorConciliado)} conciliados`
                : 'líquido'}
            </span>
          </p>
          {valorGlosa !== '0.00' && (
            // The denied guides of this run, each of which leads to its appeal.
            <ButtonLink
              data-tecla="R"
              href={`${hrefOf('/portal/demonstrativoPagamento', { dataFinal: repasse.dataFechamento, glosa: 'sim' })}#${ANCORA_GLOSAS}`}
              size="pequeno"
              variant="fantasma"
            >
              <span className={styles.tecla}>
                <KeyHint isLocal keys="R" />
              </span>{' '}
              Ver glosas <VisuallyHidden>do pagamento de {dia}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
      </div>
      {sugestao && (
        <div id={oferta}>
          <Stack gap={2}>
            <ul className={styles.partes}>
              {sugestao.partes.map(({ deposito, dataFechamento, valor }) => (
                <li key={`${deposito.numero} ${dataFechamento}`}>
                  Depósito de {showData(deposito.dia)}, <strong>{showParte(valor, deposito.valor)}</strong>
                  {dataFechamento !== repasse.dataFechamento && ' para outro pagamento'}:{' '}
                  {endHistorico(deposito.historico)}
                </li>
              ))}
            </ul>
            <p className={styles.evidencia}>
              {showEvidencia(sugestao)}.{showResto(pagamento, sugestao)}
            </p>
          </Stack>
        </div>
      )}
      {/* Before anything came in, the year says it once for all of them. */}
      {semPar && (isComecada || semPar.motivo === 'semDeposito') && (
        <p className={styles.evidencia}>{showSemPar(semPar, repasse.dataPagamento)}</p>
      )}
      <PartesDoPagamento isOcupada={isOcupada} onDesfazer={onDesfazer} pagamento={pagamento} />
      <Row gap={2}>
        {sugestao && (
          // Another offer has buttons of its own: the focus does not stay on them.
          <Row gap={2} key={toChave(sugestao)}>
            <Button
              data-oferta
              icon="check"
              isPending={isOcupada}
              onPress={() => onAceitar(sugestao)}
              size="pequeno"
            >
              Aceitar <VisuallyHidden>o par do pagamento de {dia}</VisuallyHidden>
            </Button>
            <Button
              data-tecla="N"
              isPending={isOcupada}
              onPress={() => onRecusar(sugestao)}
              size="pequeno"
              variant="fantasma"
            >
              Não é este <VisuallyHidden>o depósito do pagamento de {dia}</VisuallyHidden>{' '}
              <span className={styles.tecla}>
                <KeyHint isLocal keys="N" />
              </span>
            </Button>
          </Row>
        )}
        {isAberto && isComecada && (
          <Row gap={2}>
            <Button
              data-escolha
              onPress={onEscolher}
              size="pequeno"
              variant={sugestao ? 'fantasma' : 'secundario'}
            >
              Escolher depósitos <VisuallyHidden>do pagamento de {dia}</VisuallyHidden>
            </Button>
            {!isTudoOferecido && (
              <Button onPress={onExplicar} size="pequeno" variant="fantasma">
                Explicar o que falta <VisuallyHidden>do pagamento de {dia}</VisuallyHidden>
              </Button>
            )}
          </Row>
        )}
      </Row>
      <ContaDoPagamento pagamento={pagamento} />
    </li>
  )
}
