import type { ErrorEntry } from './errors.ts'

export const errosLiberacaoSenha = {
  'API-LIB-0001': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Beneficiário inativo',
    texto: 'O beneficiário não está ativo no plano; não é possível liberar a senha.',
  },
  'API-LIB-0002': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Atendimento suspenso',
    texto: 'O atendimento deste beneficiário está suspenso pela operadora.',
  },
  'API-LIB-0003': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Beneficiário em carência',
    texto: 'O beneficiário ainda cumpre carência para esta especialidade.',
  },
  'API-LIB-0004': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Sem cobertura',
    texto: 'O plano do beneficiário não cobre esta especialidade.',
  },
  'API-LIB-0005': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Especialidade não cadastrada',
    texto: 'Esta especialidade não consta do seu cadastro na operadora.',
  },
  'API-LIB-0007': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Tipo de atendimento inválido',
    texto: 'O tipo de atendimento não combina com a especialidade escolhida.',
  },
  'API-LIB-0008': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Atendimento a recém-nascido',
    texto:
      'O atendimento a recém-nascido só vale no cartão da mãe ou do pai, até o dia que a operadora informa.',
  },
  'API-LIB-0009': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Guia complementar não permitida',
    texto: 'A guia principal precisa estar autorizada e em aberto para receber uma complementar.',
  },
  'API-LIB-0010': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Contato inválido',
    texto: 'Confira o telefone e o e-mail do beneficiário.',
  },
  'API-LIB-0011': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Fora da rede do plano',
    texto: 'O plano do beneficiário não é atendido pela sua rede credenciada.',
  },
  'API-LIB-0013': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Sem guia em andamento',
    texto:
      'Só é possível alterar o contato de um paciente com guia em andamento no seu cadastro. Libere a senha e informe o contato em seguida.',
  },
  'API-LIB-0014': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Limite de alterações de contato',
    texto:
      'O limite de alterações de contato deste dia já foi usado. O contato fica como estava; informe o novo amanhã.',
  },
  'API-LIB-0015': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Senha já liberada',
    texto:
      'A senha deste paciente nesta especialidade acabou de ser liberada. Abra a guia em vez de liberar outra.',
  },
  'API-LIB-0016': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Quem pediu o exame',
    texto:
      'A guia de radiologia nasce de um pedido capturado ou de um pedido em papel, com o nome, o CRO e o estado de quem pediu. Informe um dos dois.',
  },
  'API-LIB-0017': {
    status: 404,
    tipo: 'aviso',
    titulo: 'Captura não encontrada',
    texto:
      'Não há captura sua deste pedido, com este número de ficha, para este paciente. Capture o pedido e abra a guia com o número que a captura reservou.',
  },
  'API-LIB-0018': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Sem tratamento ortodôntico ativo',
    texto: 'A guia pede um tratamento ortodôntico seu, ativo, para este paciente.',
  },
  'API-LIB-0019': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Aparelho por instalar',
    texto: 'A manutenção só é liberada depois da instalação. Informe a data dela na guia inicial.',
  },
  'API-LIB-0020': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Manutenção do mês já liberada',
    texto: 'O tratamento tem uma manutenção por mês do calendário, e a deste mês já saiu.',
  },
  'API-LIB-0021': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Prazo do tratamento esgotado',
    texto:
      'Os meses concedidos foram usados ou o prazo do tratamento acabou. Peça a prorrogação, ou outro tratamento.',
  },
  'API-LIB-0022': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Prorrogação antes da hora',
    texto: 'A prorrogação só é pedida quando restam poucas guias do prazo concedido.',
  },
  'API-LIB-0023': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Tratamento em curso',
    texto: 'O paciente já tem com você um tratamento ortodôntico ativo ou à espera de resposta.',
  },
  'API-LIB-0024': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Limite de tratamentos do plano',
    texto: 'O paciente já teve os tratamentos ortodônticos que o plano cobre na vida.',
  },
  'API-LIB-0025': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Idade fora do plano',
    texto: 'O plano cobre o tratamento ortodôntico em outra faixa de idade.',
  },
  'API-LIB-0026': {
    status: 422,
    tipo: 'aviso',
    titulo: 'Prorrogação já pedida',
    texto:
      'Já há uma prorrogação deste tratamento por enviar ou à espera de resposta. Envie-a, ou cancele-a.',
  },
} as const satisfies Record<string, ErrorEntry>
