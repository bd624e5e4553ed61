import type { PagamentoConciliado } from '@portal/contract/conciliacao.ts'
import { metodosConciliacao, tiposDiferenca } from '@portal/domain/conciliacao/conciliacao.tables.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import styles from './Conciliacao.module.css'
import type { Desfeita } from './useAcoes.ts'

const rotuloDe = <Linha extends { codigo: string; rotulo: string }>(
  linhas: readonly Linha[],
  codigo: Linha['codigo'],
): string => linhas.find((linha) => linha.codigo === codigo)?.rotulo ?? codigo

type PartesDoPagamentoProps = {
  pagamento: PagamentoConciliado
  isOcupada: boolean
  onDesfazer: (acao: Desfeita) => void
}

/** What was said of a run: the deposits that pay it and what the rest is put down to, each to be undone. */
export function PartesDoPagamento({ pagamento, isOcupada, onDesfazer }: PartesDoPagamentoProps) {
  const { partes, diferencas } = pagamento
  const linhas = [
    ...partes.map(({ acao, deposito, valor, metodo }) => ({
      chave: `${acao} ${deposito.numero}`,
      acao,
      dito: `depósito de ${showData(deposito.dia)}, ${showValor(valor)}`,
      texto: `${deposito.historico} (${rotuloDe(metodosConciliacao, metodo).toLowerCase()})`,
    })),
    ...diferencas.map(({ acao, tipo, valor, texto }, ordem) => ({
      chave: `${acao} diferença ${ordem}`,
      acao,
      dito: `${rotuloDe(tiposDiferenca, tipo).toLowerCase()} de ${showValor(valor)}`,
      texto,
    })),
  ]
  if (linhas.length === 0) return null
  return (
    <ul className={styles.partes}>
      {linhas.map(({ chave, acao, dito, texto }) => (
        <li key={chave}>
          <span>
            <strong>{dito.replace(/^./, (letra) => letra.toUpperCase())}</strong>
            {texto && `: ${texto}`}
          </span>
          <IconButton
            icon="undo"
            label={`Desfazer: ${dito}`}
            onPress={() => !isOcupada && onDesfazer({ numero: acao, dito })}
            size="pequeno"
          />
        </li>
      ))}
    </ul>
  )
}
