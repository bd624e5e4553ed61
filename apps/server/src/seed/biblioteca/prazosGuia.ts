import { tipoGuia } from '@portal/domain/especialidade/tipoGuia.tables.ts'
import { getStatusFicha, type NomeStatusFicha, statusFicha } from '@portal/domain/guia/statusFicha.tables.ts'
import { findPrazoSenha } from '@portal/domain/liberacaoSenha/prazoSenha.ts'
import { PRAZOS_SENHA } from '../contrato/prazoSenha.data.ts'

const dias = (nome: NomeStatusFicha): string => {
  const prazo = getStatusFicha(statusFicha[nome]).prazoDiasUteis
  return prazo === 1 ? '1 dia útil' : `${prazo} dias úteis`
}

/** The terms of a guide, with the numbers of the tables that judge them. */
export function prazosGuia(hoje: string): string {
  const { diasValidade, diasRenovacao, diasUrgencia } = findPrazoSenha(
    PRAZOS_SENHA,
    '',
    tipoGuia.tratamento,
    hoje,
  )
  return `Quem tem de fazer o quê, e até quando. Os dias úteis contam do dia em que a guia chegou à situação.

## A senha

- Vale **${diasValidade} dias** a partir da liberação. A da manutenção ortodôntica vale até o fim do mês.
- Renova-se **uma vez**, por mais **${diasRenovacao} dias**. Os dias que ainda restavam não se perdem.
- O que se faz depois da validade não se paga (negativa 1321).
- A urgência pode ter sido atendida até **${diasUrgencia} dias** antes da liberação.

## Com você

- **${getStatusFicha(statusFicha.aguardandoJustificativa).rotulo}**: ${dias('aguardandoJustificativa')} para escrever a justificativa.
- **${getStatusFicha(statusFicha.aguardandoDocumentacao).rotulo}**: ${dias('aguardandoDocumentacao')} para enviar as imagens que faltam.
- **${getStatusFicha(statusFicha.emAnalise).rotulo}**, com o plano por enviar: sem prazo para você; a análise começa quando o plano vai para a auditoria.

## Com a operadora

- **${getStatusFicha(statusFicha.emAnalise).rotulo}**: resposta em até ${dias('emAnalise')}.
- **${getStatusFicha(statusFicha.tokenSolicitado).rotulo}**: o token é gerado em até ${dias('tokenSolicitado')}.
- **${getStatusFicha(statusFicha.encaminhadaPagamento).rotulo}**: até ${dias('encaminhadaPagamento')} na fila do processamento.
- **${getStatusFicha(statusFicha.emProcessamento).rotulo}**: até ${dias('emProcessamento')} para o cálculo.

## Com o paciente

- **${getStatusFicha(statusFicha.tokenGerado).rotulo}**: ${dias('tokenGerado')} para confirmar o que foi feito.

## As datas dos eventos

Informe o dia em que o evento foi feito. Não se aceita um dia futuro, nem um anterior à autorização do próprio evento (na urgência, aos dias ditos acima). Um dia fora da validade é aceito, com o aviso do que não será pago. Com todos os eventos aprovados datados, a guia pode ser assinada e encaminhada.`
}
