import type { PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { metodosConciliacao, tiposDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import styles from './Conciliacao.module.css'
import { showParte } from './palavras.ts'
import type { Desfeita } from './useAcoes.ts'

type Metodo = Pick<PagamentoConciliado['partes'][number], 'acao' | 'metodo'>

const rotuloDe = <Linha extends { codigo: string; rotulo: string }>(
  linhas: readonly Linha[],
  codigo: Linha['codigo'],
): string => linhas.find((linha) => linha.codigo === codigo)?.rotulo ?? codigo

/** How a deposit was found to pay a run: a rule adds deposits or runs up, or explains a difference, which stands beside it then. */
function nameMetodo({ acao, metodo }: Metodo, diferencas: PagamentoConciliado['diferencas']): string {
  if (metodo !== 'regra') return rotuloDe(metodosConciliacao, metodo).toLowerCase()
  return diferencas.some((diferenca) => diferenca.acao === acao) ? 'diferença explicada' : 'soma'
}

type PartesDoPagamentoProps = {
  pagamento: PagamentoConciliado
  isOcupada: boolean
  onDesfazer: (acao: Desfeita) => void
}

/** What was said of a run: the deposits that pay it and what the rest is put down to, each to be undone. */
export function PartesDoPagamento({ pagamento, isOcupada, onDesfazer }: PartesDoPagamentoProps) {
  const { repasse, partes, diferencas } = pagamento
  const ditos = [
    ...partes.map(({ acao, deposito, valor, metodo }) => ({
      chave: `depósito ${deposito.numero}`,
      acao,
      dito: `depósito de ${showData(deposito.dia)}, ${showParte(valor, deposito.valor)}`,
      texto: `${deposito.historico || 'sem histórico'} (${nameMetodo({ acao, metodo }, diferencas)})`,
    })),
    ...diferencas.map(({ acao, tipo, valor, texto }, ordem) => ({
      chave: `diferença ${ordem}`,
      acao,
      dito: `${rotuloDe(tiposDiferenca, tipo).toLowerCase()} de ${showValor(valor)}`,
      texto,
    })),
  ]
  if (ditos.length === 0) return null
  // What was done at once is undone at once.
  const acoes = Map.groupBy(ditos, ({ acao }) => acao)
  return (
    <ul className={styles.partes}>
      {[...acoes].map(([acao, linhas]) => (
        <li key={acao}>
          <div>
            {linhas.map(({ chave, dito, texto }) => (
              <p key={chave}>
                <strong>{dito.replace(/^./, (letra) => letra.toUpperCase())}</strong>
                {texto && `: ${texto}`}
              </p>
            ))}
          </div>
          <IconButton
            icon="undo"
            label={`Desfazer: ${linhas.map(({ dito }) => dito).join(' e ')}`}
            onPress={() =>
              !isOcupada &&
              onDesfazer({
                numero: acao,
                dito: linhas.map(({ dito }) => dito).join(' e '),
                pagamento: repasse.dataPagamento,
              })
            }
            size="pequeno"
          />
        </li>
      ))}
    </ul>
  )
}
