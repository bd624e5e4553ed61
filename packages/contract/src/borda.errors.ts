import type { ErrorEntry } from './errors.ts'

/** Refusals of the server's edge: any call may answer with them. */
export const errosBorda = {
  'API-GEN-0001': {
    status: 400,
    tipo: 'aviso',
    titulo: 'Confira os dados',
    texto: 'Há campos ausentes, inválidos ou desconhecidos. Corrija os que estão indicados e tente de novo.',
  },
  'API-GEN-0002': {
    status: 415,
    tipo: 'erro',
    titulo: 'Formato não aceito',
    texto: 'O conteúdo enviado não está no formato esperado.',
  },
  'API-GEN-0003': {
    status: 413,
    tipo: 'aviso',
    titulo: 'Envio grande demais',
    texto: 'O conteúdo passa do tamanho permitido.',
  },
  'API-GEN-0004': {
    status: 429,
    tipo: 'aviso',
    titulo: 'Muitas solicitações',
    texto: 'Foram muitas solicitações em pouco tempo. Aguarde um pouco e tente de novo.',
  },
  'API-GEN-0005': {
    status: 500,
    tipo: 'erro',
    titulo: 'Algo deu errado',
    texto:
      'Não conseguimos concluir a operação. Nada do que você digitou se perdeu; tente de novo em instantes.',
  },
  'API-GEN-0006': {
    status: 503,
    tipo: 'erro',
    titulo: 'Serviço indisponível',
    texto: 'O serviço está temporariamente fora do ar. Tente de novo em alguns segundos.',
  },
  'API-GEN-0007': {
    status: 408,
    tipo: 'erro',
    titulo: 'Tempo esgotado',
    texto: 'A solicitação demorou demais para chegar. Verifique sua conexão e tente de novo.',
  },
  'API-GEN-0008': {
    status: 404,
    tipo: 'erro',
    titulo: 'Endereço inexistente',
    texto: 'Este endereço não existe.',
  },
  'API-GEN-0009': {
    status: 422,
    tipo: 'erro',
    titulo: 'Solicitação repetida com outros dados',
    texto: 'Esta solicitação já foi enviada com outros dados. Atualize a página e tente de novo.',
  },
  'API-GEN-0010': {
    status: 409,
    tipo: 'aviso',
    titulo: 'Ainda em andamento',
    texto: 'A mesma solicitação ainda está sendo processada. Aguarde um instante.',
  },
  'API-GEN-0011': {
    status: 403,
    tipo: 'erro',
    titulo: 'Origem recusada',
    texto: 'A solicitação veio de outro endereço e foi recusada.',
  },
  'API-GEN-0012': {
    status: 503,
    tipo: 'erro',
    titulo: 'Sem espaço para gravar',
    texto:
      'O serviço está sem espaço para gravar, e nada foi alterado. O que você digitou continua aqui. Avise a operadora e tente de novo mais tarde.',
  },
  'API-GEN-0013': {
    status: 431,
    tipo: 'erro',
    titulo: 'Cabeçalhos grandes demais',
    texto:
      'A solicitação tem cabeçalhos maiores do que o permitido. Limpe os cookies deste endereço e tente de novo.',
  },
  'API-GEN-0014': {
    status: 417,
    tipo: 'erro',
    titulo: 'Expectativa não atendida',
    texto: 'A solicitação pede uma confirmação que este serviço não dá.',
  },
} as const satisfies Record<string, ErrorEntry>
