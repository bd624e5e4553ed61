import type { CodigoGlosaMotivo } from '../glosa/ajudaGlosa.ts'
import type { Fundamento } from './fundamento.tables.ts'

/** A denial as the patient is told it: whole sentences, none of the field's words (Operadora §7, RN 623). */
export type RazaoClara = {
  readonly porque: string
  /** What would change the answer. */
  readonly muda: string
  readonly fundamento: Fundamento
}

const REFAZER =
  'Nada depende de você: a clínica corrige o pedido e o manda de novo, e o plano responde outra vez.'
const FALAR_PLANO =
  'A correção do seu cadastro. Fale com a operadora do plano ou, se o plano é da empresa, com quem cuida dele ali.'
const OUTRO_TRATAMENTO =
  'A regra é do contrato: um pedido igual terá a mesma resposta. Pergunte ao dentista se outro tratamento, que o plano cobre, resolve.'

const doPedido = (porque: string): RazaoClara => ({ porque, muda: REFAZER, fundamento: 'pedido' })
const doCadastro = (porque: string, muda = FALAR_PLANO): RazaoClara => ({
  porque,
  muda,
  fundamento: 'cadastro',
})
const daClinica = (porque: string, muda: string): RazaoClara => ({ porque, muda, fundamento: 'clinica' })
const doContrato = (porque: string): RazaoClara => ({
  porque,
  muda: OUTRO_TRATAMENTO,
  fundamento: 'contrato',
})
const doDocumento = (porque: string, muda: string): RazaoClara => ({ porque, muda, fundamento: 'documento' })
const daTecnica = (porque: string, muda: string): RazaoClara => ({ porque, muda, fundamento: 'tecnica' })
const doIntervalo = (porque: string, muda: string): RazaoClara => ({ porque, muda, fundamento: 'intervalo' })
const daOrtodontia = (porque: string, muda: string): RazaoClara => ({
  porque,
  muda,
  fundamento: 'ortodontia',
})

const NOVA_IMAGEM = 'O dentista mandar a imagem que falta, nítida e inteira, e pedir de novo.'
const OUTRO_DENTISTA = 'Ser atendido por um dentista da rede que faça esse tipo de tratamento.'

/** Every denial of the engine in words for the patient. */
export const RAZOES_CLARAS: Readonly<Record<CodigoGlosaMotivo, RazaoClara>> = {
  '1005': doCadastro('O atendimento foi pedido para um dia em que você ainda não estava no plano.'),
  '1006': doCadastro('Na data do pedido, o seu plano já tinha terminado ou estava parado.'),
  '1007': {
    porque:
      'O seu plano ainda está na carência deste tipo de tratamento. Carência é o tempo que o contrato pede, desde a entrada no plano, antes de começar a cobrir.',
    muda: 'Só o tempo: passada a carência, o dentista pede de novo. Em urgência, como dor forte, a lei dá cobertura depois de 24 horas de plano.',
    fundamento: 'carencia',
  },
  '1014': doCadastro('O seu cadastro no plano tem uma data de saída, e ela já passou.'),
  '1016': doCadastro(
    'O atendimento pelo seu plano está suspenso.',
    'O fim da suspensão. A operadora, ou a empresa que contratou o plano, diz o que falta resolver.',
  ),
  '1017': doCadastro(
    'O cartão do plano está vencido.',
    'Apresentar à clínica o cartão atual. Depois disso, o pedido pode ser feito de novo.',
  ),
  '1025': doContrato('O seu plano não inclui tratamento dentário.'),
  '1201': daClinica(
    'Na data do pedido, o contrato entre esta clínica e o plano não estava valendo.',
    'Ser atendido por outro dentista da rede, ou esperar que a clínica acerte o contrato.',
  ),
  '1214': daClinica('Esta clínica não tem registro no plano para este tipo de tratamento.', OUTRO_DENTISTA),
  '1217': daClinica('Esta clínica não tem registro no plano para esta especialidade.', OUTRO_DENTISTA),
  '1321': doPedido('O prazo da autorização já tinha acabado.'),
  '1323': doPedido('A data escrita no pedido não existe ou ainda não chegou.'),
  '1407': doContrato('O seu plano não inclui este procedimento.'),
  '1411': doPedido('Faltou no pedido o nome do dentista que pediu o exame.'),
  '1419': doIntervalo(
    'Este mesmo procedimento, no mesmo lugar da boca, já está autorizado em outro pedido e ainda não foi feito.',
    'Fazer o que já está autorizado. Se você desistiu daquele atendimento, peça que seja cancelado; sem isso, o lugar fica livre quando aquela autorização vencer.',
  ),
  '1423': doPedido('O pedido passou da quantidade que cabe de uma vez.'),
  '1429': doPedido('O procedimento foi pedido na especialidade errada.'),
  '2903': doPedido('O pedido de revisão foi enviado sem explicação.'),
  '2904': doPedido('Já havia um pedido de revisão para este mesmo tratamento.'),
  '2907': doPedido('O pedido de revisão foi enviado depois do prazo.'),
  '2909': doPedido('O pedido de revisão foi enviado depois do prazo do contrato.'),
  '3001': doPedido('O código escrito no pedido não existe na tabela do plano.'),
  '3003': daTecnica(
    'A idade de quem vai ser tratado não combina com este procedimento ou com este dente.',
    'O dentista explicar por escrito por que o caso é diferente e, se houver, mandar uma imagem.',
  ),
  '3004': doPedido('Foi pedida uma quantidade maior do que a que o plano aceita.'),
  '3006': doPedido('A quantidade escrita no pedido está errada.'),
  '3007': doIntervalo(
    'O mesmo procedimento aparece duas vezes no pedido, no mesmo lugar da boca.',
    'Se forem lugares diferentes, o dentista corrige o pedido e o manda de novo.',
  ),
  '3008': doIntervalo(
    'Este procedimento já faz parte de outro, feito no mesmo lugar: quem faz um já faz o outro.',
    'Se forem tratamentos separados, o dentista explica por escrito e pede de novo.',
  ),
  '3013': doDocumento(
    'O caso foge da regra comum, e o pedido não explicou o suficiente por que ele é necessário.',
    'O dentista explicar o motivo por escrito e pedir de novo.',
  ),
  '3014': doPedido('O atendimento foi feito antes de o plano autorizar.'),
  '3015': doDocumento('Faltou o laudo, que é o relatório do exame.', 'A clínica mandar o laudo.'),
  '3016': doIntervalo(
    'Um tratamento do mesmo tipo foi feito há pouco tempo, e o plano pede um intervalo antes do próximo.',
    'Esperar o intervalo passar ou, se houve algo novo, como uma fratura, o dentista explicar por escrito e mandar uma imagem.',
  ),
  '3021': doPedido('A parte da boca escrita no pedido não serve para este procedimento.'),
  '3022': doPedido('O dente escrito no pedido não serve para este procedimento.'),
  '3023': doPedido('Os lados do dente escritos no pedido não são os deste procedimento.'),
  '3024': doPedido('Este procedimento é só para dentes de leite, e foi pedido para um dente permanente.'),
  '3025': doPedido('Este procedimento é só para dentes permanentes, e foi pedido para um dente de leite.'),
  '3027': daTecnica(
    'O tratamento de canal pedido é para um dente com outro número de canais.',
    'O dentista mandar a radiografia que mostra os canais deste dente e pedir de novo.',
  ),
  '3031': doDocumento('O plano não conseguiu ler a imagem que foi enviada.', NOVA_IMAGEM),
  '3033': doIntervalo(
    'A última limpeza de manutenção da gengiva foi há menos de quatro meses.',
    'Só o tempo: passados os quatro meses, o dentista pode pedir de novo.',
  ),
  '3034': daTecnica(
    'Um procedimento igual foi feito há pouco tempo, e a explicação enviada não disse por que ele é necessário de novo agora.',
    'O dentista explicar o que viu no exame e por que não dá para esperar, e mandar uma imagem.',
  ),
  '3041': doDocumento(
    'Faltaram os exames do começo do tratamento com aparelho.',
    'A clínica mandar fotos, modelos e radiografias do começo do tratamento.',
  ),
  '3053': doPedido('Foram pedidas duas radiografias para dentes que cabem em uma só.'),
  '3059': daTecnica(
    'Este procedimento sempre é visto por um dentista do plano, e ele não o autorizou.',
    'O seu dentista mandar mais informações ou imagens e pedir de novo.',
  ),
  '3064': daTecnica(
    'Este procedimento só é feito em dente que já teve tratamento de canal, e o plano não sabe de nenhum neste dente.',
    'Se o canal já foi tratado, o dentista manda a radiografia que mostra isso e pede de novo.',
  ),
  '3065': daTecnica(
    'O plano cobre este procedimento só nos dentes da frente.',
    'Pergunte ao dentista qual tratamento o plano cobre para este dente.',
  ),
  '3066': daTecnica(
    'O pedido não combina com o que está registrado sobre este dente.',
    'Se o registro está errado, o dentista manda uma imagem atual do dente e pede de novo.',
  ),
  '3067': doDocumento('Faltou a imagem de depois do tratamento.', NOVA_IMAGEM),
  '3080': doDocumento('Faltaram as imagens de antes e de depois do tratamento.', NOVA_IMAGEM),
  '3081': doDocumento(
    'Faltou a imagem de antes do tratamento, que mostra por que ele é preciso.',
    NOVA_IMAGEM,
  ),
  '3091': doPedido('A cobrança chegou ao plano depois do prazo.'),
  '3101': doIntervalo(
    'Este procedimento só se faz uma vez, e no registro do plano ele já foi feito.',
    'Se ele nunca foi feito, o dentista manda uma imagem atual que mostre isso e pede a correção do registro.',
  ),
  '3102': daTecnica(
    'Este procedimento depende de outro, feito antes, que o plano não encontrou.',
    'O dentista incluir o que falta no pedido ou mostrar, com imagem, que já foi feito.',
  ),
  '3131': daOrtodontia(
    'O plano não tem um tratamento com aparelho aprovado e em andamento para você com esta clínica.',
    'O dentista mandar o plano do tratamento com aparelho, com os exames do começo.',
  ),
  '3132': daOrtodontia(
    'Os meses de aparelho que o plano aprovou acabaram.',
    'O dentista pedir mais meses, explicando o que falta e quanto tempo leva.',
  ),
  '3133': daOrtodontia(
    'No registro do plano, o seu tratamento com aparelho já terminou.',
    'Se ele não terminou, o dentista explica e manda os exames atuais.',
  ),
  '3134': daOrtodontia(
    'Este procedimento não é da fase em que está o seu tratamento com aparelho.',
    'Se a fase registrada está errada, o dentista manda fotos atuais e o plano do tratamento.',
  ),
  '3139': daOrtodontia(
    'O seu tratamento com aparelho está suspenso a pedido do dentista.',
    'O dentista pedir a retomada, dizendo como você está.',
  ),
  '3140': daOrtodontia(
    'Passaram mais de seis meses sem manutenção do aparelho, e o tratamento foi dado como abandonado.',
    'O dentista pedir um tratamento novo ou, se houve manutenção nesse tempo, mostrar que ela foi feita.',
  ),
  '3226': doPedido('Faltou a data em que o atendimento foi feito.'),
  '3261': doDocumento('Faltou a fotografia que este procedimento pede.', NOVA_IMAGEM),
  '3278': daClinica(
    'O registro desta clínica no plano não estava ativo na data do pedido.',
    'Ser atendido por outro dentista da rede, ou esperar que a clínica acerte o registro.',
  ),
  '3279': daClinica(
    'Esta clínica não atende o seu plano.',
    'Ser atendido por um dentista da rede do seu plano.',
  ),
  '3283': {
    porque:
      'Este procedimento não está na lista do que todo plano é obrigado a cobrir, e o seu contrato não o acrescenta.',
    muda: OUTRO_TRATAMENTO,
    fundamento: 'rol',
  },
  '3284': daTecnica(
    'No registro do plano, este dente já não está na boca.',
    'Se o dente está na boca, o dentista manda uma imagem atual e pede a correção do registro.',
  ),
  '3286': daTecnica(
    'Este procedimento não combina com outro já pedido ou já feito.',
    'O dentista explicar por escrito por que os dois são precisos, com imagens, e pedir de novo.',
  ),
  '3287': doContrato('O contrato do seu plano deixa este procedimento de fora.'),
  '3288': {
    porque:
      'Há uma regra da ANS que diz em que casos este procedimento é coberto, e o seu caso não está entre eles.',
    muda: 'O dentista mostrar, com imagem e explicação, que o seu caso está na regra; ou escolher outro tratamento, que o plano cubra.',
    fundamento: 'diretriz',
  },
  '3289': doIntervalo(
    'Um procedimento que faz as vezes deste já está autorizado em outro pedido e ainda não foi feito.',
    'Fazer o que já está autorizado. Se você desistiu daquele atendimento, peça que seja cancelado; sem isso, o lugar fica livre quando aquela autorização vencer.',
  ),
  '3307': doPedido('Faltou dizer no pedido o dente ou a parte da boca.'),
  '3309': daTecnica(
    'O pedido foi feito como urgência, e este procedimento não é de urgência.',
    'O dentista pedir o procedimento como atendimento comum, ou explicar por que não dá para esperar.',
  ),
}
