import type { TextoDaRede } from './textoDaRede.ts'

/** Terms of use of the portal. The second version adds the clauses on who may enter and on what the portal keeps. */
export const termosUso: TextoDaRede = ({ rotulo, registroAns }, versao) => `## 1. O que este termo regula

Este termo regula o uso do Portal do Credenciado da **${rotulo}**, operadora registrada na Agência Nacional de Saúde Suplementar (ANS) sob o número ${registroAns}. Ele vale para o cirurgião-dentista ou a clínica credenciada e para quem entra no portal com o código do credenciado. Não altera o contrato de credenciamento: onde os dois falarem da mesma coisa, vale o contrato.

## 2. Para que serve o portal

Pelo portal, o credenciado consulta a elegibilidade de beneficiários, solicita autorização de tratamentos, envia imagens e documentos, acompanha guias e pagamentos e atualiza o próprio cadastro. Os prazos de resposta da operadora contam a partir do registro no portal, que informa data, hora e número de cada pedido.

## 3. Código e senha

- O código e a senha são do credenciado e não se emprestam.
- Quem responde pelo que é feito com o código é o credenciado, também quando a pessoa que o usou trabalha na recepção.
- Ao suspeitar que outra pessoa conhece a senha, o credenciado a troca na hora e encerra as sessões que não reconhece.
- A operadora nunca pede a senha por telefone, e-mail ou mensagem.
${
  versao > 1
    ? `
## 4. Quem trabalha em seu nome

O credenciado escolhe quem usa o portal em seu nome, orienta essas pessoas sobre este termo e retira o acesso de quem deixa de trabalhar com ele. Auxiliares e recepcionistas registram o que o cirurgião-dentista determinou. O diagnóstico, o plano de tratamento e a justificativa técnica são do cirurgião-dentista e não se delegam.
`
    : ''
}
## ${versao > 1 ? 5 : 4}. Informações verdadeiras

Tudo o que o credenciado registra deve corresponder ao atendimento: paciente, data, evento, dente, região, faces, imagens e assinatura. Registrar atendimento que não houve, repetir cobrança ou trocar o paciente é falta grave, sujeita às penas do contrato, à comunicação ao Conselho Regional de Odontologia e à lei.

## ${versao > 1 ? 6 : 5}. Dados dos pacientes

O portal mostra dados pessoais e de saúde. O credenciado os consulta apenas para atender o paciente ou receber pelo que atendeu. Não copia listas, não publica imagens que permitam reconhecer o paciente e não entrega dados a terceiros sem base legal. O Acordo de Tratamento de Dados Pessoais detalha essas obrigações.
${
  versao > 1
    ? `
## 7. O que o portal guarda

A operadora registra cada entrada no portal e cada consulta a dados de pacientes: quem, quando, de onde e o quê. O registro serve à segurança do paciente, à auditoria e à defesa do próprio credenciado. Pode ser apresentado à ANS, ao Conselho, à Autoridade Nacional de Proteção de Dados e à Justiça.
`
    : ''
}
## ${versao > 1 ? 8 : 6}. Funcionamento e manutenção

A operadora se esforça para manter o portal no ar todos os dias. Manutenções programadas são avisadas com dois dias de antecedência. Quando o portal está fora do ar, a urgência e a emergência são atendidas assim mesmo, e a guia é registrada no primeiro dia útil seguinte, sem prejuízo do pagamento.

## ${versao > 1 ? 9 : 7}. Mudanças deste termo

Uma nova versão é publicada no portal e passa a pendente até ser aceita. A versão anterior, com a data e a hora do aceite, continua disponível para leitura em Termos.

## ${versao > 1 ? 10 : 8}. Dúvidas e foro

Dúvidas são respondidas pela central do credenciado. Para o que não se resolver por acordo, vale o foro indicado no contrato de credenciamento.
`
