import type { PagamentoConciliado, SemPar } from '@portal/contract/conciliacao.ts'
import { janelaDe } from '@portal/domain/conciliacao/conciliacao.ts'
import { toCentavos, toValor } from '@portal/domain/dinheiro/dinheiro.ts'
import { rotulosSituacaoRepasse } from '@portal/domain/repasse/situacaoRepasse.tables.ts'
import { countOf } from '@portal/domain/texto/contagem.ts'
import { startSentence } from '@portal/domain/texto/startSentence.ts'
import type { Tom } from '@portal/domain/tom.ts'
import { showData } from '../calendario/format.ts'
import { showValor } from '../dinheiro/showValor.ts'
import { nameDias } from './palavrasExtrato.ts'

/** Whether nobody here knows what the bank shows of a run: nothing pays it, and no statement is of its day. */
const isDesconhecido = ({ valorConciliado, semPar }: PagamentoConciliado): boolean =>
  semPar?.motivo === 'semExtrato' && valorConciliado === '0.00'

/**
 * How far the reconciliation of a year's runs is: `9 de 11 pagamentos conciliados; faltam R$ 1.919,06.` Nothing is missing of
 * what is still to be paid; of what no statement tells, that is said apart.
 */
export function showAndamento(pagamentos: readonly PagamentoConciliado[]): string {
  const devidos = pagamentos.filter(
    ({ valorLiquido, semPar }) => toCentavos(valorLiquido) !== 0 && semPar?.motivo !== 'futuro',
  )
  const conhecidos = devidos.filter((pagamento) => !isDesconhecido(pagamento))
  const desconhecidos = devidos.length - conhecidos.length
  const abertos = conhecidos.map(({ falta }) => toCentavos(falta) ?? 0).filter((centavos) => centavos > 0)
  const faltam = abertos.reduce((soma, centavos) => soma + centavos, 0)
  return [
    conhecidos.length > 0 &&
      `${conhecidos.length - abertos.length} de ${countOf(conhecidos.length, 'pagamento conciliado', 'pagamentos conciliados')}${
        faltam > 0 ? `; faltam ${showValor(toValor(faltam))}` : ''
      }.`,
    desconhecidos > 0 && `De ${countOf(desconhecidos, 'pagamento', 'pagamentos')} não há extrato.`,
  ]
    .filter(Boolean)
    .join(' ')
}

type Perto = Pick<Extract<SemPar, { motivo: 'outroValor' }>, 'deposito' | 'falta'>

/** A deposit that is not the run's amount, and what is left with it. */
function showPerto({ deposito, falta }: Perto): string {
  const centavos = toCentavos(falta) ?? 0
  const resto =
    centavos === 0
      ? 'tem o valor do pagamento, mas o par foi recusado ou é de outro'
      : centavos > 0
        ? `deixa faltando ${showValor(falta)}`
        : `traz ${showValor(falta.slice(1))} a mais`
  return `de ${showData(deposito.dia)}, ${showValor(deposito.restante)}, ${resto}.`
}

/** Why nothing is offered for a run, by its day of payment. */
export function showSemPar(semPar: SemPar, dataPagamento: string): string {
  const { de, ate } = semPar
  const janela = `entre ${showData(de)} e ${showData(ate)}`
  if (semPar.motivo === 'outroValor') return `O depósito mais próximo ${janela}, ${showPerto(semPar)}`
  if (semPar.motivo === 'semExtrato') {
    const perto = semPar.perto ? ` O depósito mais próximo, ${showPerto(semPar.perto)}` : ''
    return `Nenhum extrato de ${nameDias(semPar)} foi importado.${perto}`
  }
  if (semPar.motivo === 'futuro') return `Nenhum depósito ${janela} ainda: o dia do pagamento não chegou.`
  const fim = ate < janelaDe(dataPagamento).ate ? ', até onde vai o extrato' : ''
  return `Nenhum depósito em aberto ${janela}${fim}.`
}

/**
 * How a run stands, and in which tone; where nothing is matched yet, whether a deposit is offered for it. Nothing is missing
 * before its day, nor where no statement of its day was brought in.
 */
export function showSituacao(
  pagamento: PagamentoConciliado,
  { isOferecido }: { isOferecido: boolean },
): { texto: string; tom: Tom } {
  const { falta, valorConciliado, valorLiquido, diferencas, semPar } = pagamento
  if (toCentavos(valorLiquido) === 0) return { texto: 'Nada a pagar', tom: 'neutro' }
  if ((toCentavos(falta) ?? 0) <= 0) {
    const explicado = diferencas.reduce((soma, { valor }) => soma + (toCentavos(valor) ?? 0), 0)
    // What somebody put down to something did not come all the same.
    return explicado === 0
      ? { texto: 'Conciliado', tom: 'sucesso' }
      : { texto: `Conciliado, ${showValor(toValor(explicado))} sem depósito`, tom: 'neutro' }
  }
  if (valorConciliado !== '0.00') return { texto: `Faltam ${showValor(falta)}`, tom: 'atencao' }
  if (isOferecido) return { texto: 'Sugestão a conferir', tom: 'informacao' }
  if (semPar?.motivo === 'futuro')
    return { texto: startSentence(rotulosSituacaoRepasse.publicado), tom: 'neutro' }
  return isDesconhecido(pagamento)
    ? { texto: 'A conciliar', tom: 'neutro' }
    : { texto: 'Sem depósito', tom: 'atencao' }
}
