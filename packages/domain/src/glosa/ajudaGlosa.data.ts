/**
 * The `ajudaEvento` texts (Spec §3.2), keyed by denial code, so that one serves every event.
 * Every code that the authorisation engine can emit has an entry; the compiler
 * sees to it, because a reason's code is a key of this table.
 */
export type AjudaGlosa = {
  readonly quandoOcorre: string
  readonly comoEvitar: string
  readonly comoRecorrer: string
}

export const AJUDA_GLOSA = {
  '1005': {
    quandoOcorre: 'A data do atendimento é anterior ao dia em que o beneficiário entrou no plano.',
    comoEvitar: 'Consulte a elegibilidade antes de atender e confira a data de realização de cada evento.',
    comoRecorrer: 'Se a data foi digitada errada, corrija e reapresente. Fora isso, não cabe recurso.',
  },
  '1006': {
    quandoOcorre: 'O beneficiário está inativo ou saiu do plano antes da data do atendimento.',
    comoEvitar: 'Consulte a elegibilidade no dia de cada atendimento, mesmo em tratamentos já autorizados.',
    comoRecorrer:
      'Recorra apenas se o atendimento ocorreu antes do desligamento e envie a ficha assinada com a data.',
  },
  '1007': {
    quandoOcorre: 'O beneficiário ainda cumpre o prazo de carência da classe do evento.',
    comoEvitar: 'Agende para a data indicada em “possível a partir de”. Urgências têm carência de 24 horas.',
    comoRecorrer: 'Não cabe recurso. Havendo urgência, solicite o evento de urgência correspondente.',
  },
  '1014': {
    quandoOcorre: 'O cadastro do beneficiário tem uma data de exclusão já vencida.',
    comoEvitar: 'Consulte a elegibilidade antes de atender e peça ao paciente a carteira atual.',
    comoRecorrer: 'Não cabe recurso. O paciente pode confirmar a situação com a central da operadora.',
  },
  '1016': {
    quandoOcorre: 'O atendimento do beneficiário está suspenso, em geral por pendência do contrato.',
    comoEvitar:
      'Consulte a elegibilidade no dia e oriente o paciente a falar com a operadora ou com a empresa.',
    comoRecorrer: 'Não cabe recurso enquanto durar a suspensão. Solicite de novo quando ela terminar.',
  },
  '1017': {
    quandoOcorre: 'A carteira apresentada está fora da validade.',
    comoEvitar: 'Peça a carteira digital atualizada antes de solicitar a autorização.',
    comoRecorrer: 'Reapresente com a carteira válida. Não é preciso recurso.',
  },
  '1025': {
    quandoOcorre: 'O plano do beneficiário não inclui a segmentação odontológica.',
    comoEvitar: 'Confira a cobertura na elegibilidade antes de combinar o tratamento.',
    comoRecorrer: 'Não cabe recurso: é um limite do contrato do paciente.',
  },
  '1201': {
    quandoOcorre: 'A data do atendimento está fora da vigência do seu contrato com a operadora.',
    comoEvitar: 'Confira o início e o fim do contrato em seu cadastro antes de atender.',
    comoRecorrer: 'Se o contrato estava vigente, fale com o relacionamento e envie o aditivo.',
  },
  '1214': {
    quandoOcorre: 'O evento pertence a uma especialidade que não consta do seu cadastro.',
    comoEvitar:
      'Solicite somente eventos das especialidades credenciadas ou encaminhe a um especialista da rede.',
    comoRecorrer: 'Se você tem a especialidade, atualize o cadastro com o registro no CRO e depois recorra.',
  },
  '1217': {
    quandoOcorre: 'A guia foi aberta em uma especialidade que não consta do seu cadastro.',
    comoEvitar: 'Abra a guia em uma das especialidades da lista do seu cadastro.',
    comoRecorrer: 'Atualize o cadastro com o registro da especialidade no CRO e recorra em seguida.',
  },
  '1321': {
    quandoOcorre: 'A data de realização é posterior ao fim da validade da senha da guia.',
    comoEvitar: 'Realize o evento dentro da validade da senha. Antes ou depois do fim, renove-a uma vez.',
    comoRecorrer: 'Se o evento foi feito dentro da validade, corrija a data e reapresente.',
  },
  '1323': {
    quandoOcorre: 'A data de realização não existe ou está no futuro.',
    comoEvitar: 'Informe o dia em que o evento foi de fato realizado, até a data de hoje.',
    comoRecorrer: 'Corrija a data e reapresente. Não é preciso recurso.',
  },
  '1407': {
    quandoOcorre: 'O plano do beneficiário não cobre a classe ou o evento solicitado.',
    comoEvitar: 'Consulte a cobertura do evento na elegibilidade antes de combinar o tratamento.',
    comoRecorrer: 'Não cabe recurso. Informe o paciente por escrito antes de um atendimento particular.',
  },
  '1411': {
    quandoOcorre: 'A guia de radiologia não traz o dentista que pediu o exame.',
    comoEvitar: 'Capture o pedido de exame ou informe nome, CRO e UF do solicitante.',
    comoRecorrer: 'Complete o solicitante e reapresente. Se já foi glosada, envie o pedido assinado.',
  },
  '1419': {
    quandoOcorre:
      'O mesmo evento, no mesmo local, já está autorizado em outra guia e ainda não foi realizado.',
    comoEvitar:
      'Realize e date o evento da sua guia já autorizada, ou cancele a guia. O de outra clínica fica livre quando a senha dela vencer.',
    comoRecorrer: 'Recorra se o paciente desistiu do outro atendimento e o cancelamento dele já consta.',
  },
  '1423': {
    quandoOcorre: 'A guia passou do número de linhas que o formulário da GTO comporta.',
    comoEvitar: 'Divida o tratamento: depois da autorização, use uma guia complementar.',
    comoRecorrer: 'Reapresente o excedente em guia complementar. Não é preciso recurso.',
  },
  '1429': {
    quandoOcorre: 'O evento não pode ser feito na especialidade em que a guia foi aberta.',
    comoEvitar: 'Abra outra guia na especialidade do evento ou escolha o evento equivalente.',
    comoRecorrer: 'Recorra se o evento consta da lista da sua especialidade, citando o código.',
  },
  '2903': {
    quandoOcorre: 'O recurso foi enviado sem explicação para o item.',
    comoEvitar: 'Escreva o motivo clínico de cada item, com até 500 caracteres.',
    comoRecorrer: 'Reenvie o recurso com a justificativa preenchida, dentro do prazo.',
  },
  '2904': {
    quandoOcorre: 'Já existe um recurso para a mesma guia.',
    comoEvitar: 'Reúna todos os itens e documentos em um único recurso.',
    comoRecorrer: 'Acompanhe o recurso já enviado: a decisão dele vale para a guia.',
  },
  '2907': {
    quandoOcorre: 'Passaram mais de 180 dias da data em que a glosa foi informada.',
    comoEvitar: 'Acompanhe o demonstrativo e recorra assim que a glosa aparecer.',
    comoRecorrer: 'Não cabe recurso depois do prazo.',
  },
  '2909': {
    quandoOcorre: 'Passou o prazo de recurso do contrato, contado do dia em que a glosa foi informada.',
    comoEvitar: 'Acompanhe o demonstrativo e recorra dentro do prazo que a tela mostra.',
    comoRecorrer: 'Não cabe recurso depois do prazo.',
  },
  '3001': {
    quandoOcorre: 'O código do evento não existe no catálogo da operadora.',
    comoEvitar: 'Escolha o evento pela busca, que também aceita códigos antigos.',
    comoRecorrer: 'Corrija o código e reapresente. Não é preciso recurso.',
  },
  '3003': {
    quandoOcorre: 'A idade do beneficiário não combina com o evento ou com o dente.',
    comoEvitar: 'Confira a data de nascimento, o dente e a faixa de idade do evento.',
    comoRecorrer: 'Envie imagem e justificativa clínica, por exemplo a retenção prolongada de um decíduo.',
  },
  '3004': {
    quandoOcorre: 'A quantidade pedida é maior do que a que o evento admite.',
    comoEvitar: 'Informe a quantidade permitida ou uma linha para cada dente ou região.',
    comoRecorrer: 'Corrija a quantidade e reapresente o item.',
  },
  '3006': {
    quandoOcorre: 'A quantidade está zerada, negativa ou não é um número inteiro.',
    comoEvitar: 'Informe pelo menos 1 em cada linha ou remova o evento que não será feito.',
    comoRecorrer: 'Corrija a quantidade e reapresente. Não é preciso recurso.',
  },
  '3007': {
    quandoOcorre: 'O mesmo evento aparece duas vezes no mesmo local da guia.',
    comoEvitar: 'Remova a linha repetida. Para faces do mesmo dente, use um só evento com a soma das faces.',
    comoRecorrer: 'Recorra se são locais diferentes, indicando dente ou região de cada um e a imagem.',
  },
  '3008': {
    quandoOcorre: 'O evento já faz parte de outro, feito no mesmo dia ou no mesmo local.',
    comoEvitar: 'Solicite apenas o evento principal.',
    comoRecorrer: 'Recorra se foram atos distintos, com justificativa e imagem que os separem.',
  },
  '3013': {
    quandoOcorre: 'O caso é uma exceção à regra e a justificativa está ausente ou curta demais.',
    comoEvitar: 'Explique o motivo clínico: o que encontrou, o que tentou e por que este evento.',
    comoRecorrer: 'Envie a justificativa técnica completa e, se houver, a imagem que a comprova.',
  },
  '3014': {
    quandoOcorre: 'O evento foi realizado antes da data da autorização.',
    comoEvitar: 'Espere a autorização antes de executar, exceto em urgência.',
    comoRecorrer: 'Recorra se a data foi digitada errada ou se havia urgência, com a ficha clínica.',
  },
  '3015': {
    quandoOcorre: 'A documentação foi para pagamento sem o laudo do traçado cefalométrico.',
    comoEvitar: 'Envie o laudo em PDF na guia de radiologia, até sete dias depois de encaminhá-la.',
    comoRecorrer: 'Envie o laudo em PDF.',
  },
  '3016': {
    quandoOcorre:
      'O mesmo tipo de evento foi feito há menos tempo do que o intervalo da regra, por qualquer dentista.',
    comoEvitar: 'Veja o histórico por dente e agende para a data indicada em “possível a partir de”.',
    comoRecorrer: 'Justifique a necessidade clínica, como fratura ou nova cárie, e envie imagem recente.',
  },
  '3021': {
    quandoOcorre: 'A região informada não existe ou não serve para este evento.',
    comoEvitar: 'Escolha a região na lista que o evento admite.',
    comoRecorrer: 'Corrija a região e reapresente. Não é preciso recurso.',
  },
  '3022': {
    quandoOcorre: 'O dente informado não existe, não serve para o evento ou o evento não leva dente.',
    comoEvitar: 'Escolha o dente no odontograma, que só oferece os que o evento admite.',
    comoRecorrer: 'Corrija o dente e reapresente. Não é preciso recurso.',
  },
  '3023': {
    quandoOcorre: 'O número de faces não é o do evento, ou há face que o dente não tem.',
    comoEvitar: 'Marque as faces no odontograma: o evento com o número certo é sugerido.',
    comoRecorrer: 'Corrija as faces ou o evento e reapresente. Não é preciso recurso.',
  },
  '3024': {
    quandoOcorre: 'O evento é exclusivo de dentes decíduos e o dente informado é permanente.',
    comoEvitar: 'Troque o dente ou use o evento equivalente para permanentes.',
    comoRecorrer: 'Corrija e reapresente. Não é preciso recurso.',
  },
  '3025': {
    quandoOcorre: 'O evento é exclusivo de dentes permanentes e o dente informado é decíduo.',
    comoEvitar: 'Troque o dente ou use o evento equivalente para decíduos.',
    comoRecorrer: 'Corrija e reapresente. Não é preciso recurso.',
  },
  '3027': {
    quandoOcorre: 'O número de canais do evento não é o esperado para aquele dente.',
    comoEvitar: 'Escolha uni, bi ou multirradicular pelo dente. Se a anatomia for incomum, justifique.',
    comoRecorrer: 'Envie a radiografia que mostra os canais e descreva a anatomia encontrada.',
  },
  '3033': {
    quandoOcorre: 'A última manutenção periodontal preventiva foi há menos de quatro meses.',
    comoEvitar: 'Agende a próxima manutenção para a data indicada em “possível a partir de”.',
    comoRecorrer: 'Não cabe recurso pelo intervalo. Se a data anterior está errada, peça a correção dela.',
  },
  '3041': {
    quandoOcorre: 'Falta a documentação ortodôntica do início do tratamento.',
    comoEvitar: 'Envie fotos, modelos, panorâmica e telerradiografia com traçado junto da guia inicial.',
    comoRecorrer: 'Envie os documentos que faltam: a análise continua de onde parou.',
  },
  '3053': {
    quandoOcorre: 'Duas radiografias foram pedidas para dentes que cabem em uma só película.',
    comoEvitar: 'Peça uma radiografia por região e informe a mesma para os dentes vizinhos.',
    comoRecorrer: 'Recorra se foram fases diferentes do tratamento, indicando a data de cada uma.',
  },
  '3059': {
    quandoOcorre: 'O evento sempre passa pela análise de um dentista auditor antes de ser autorizado.',
    comoEvitar: 'Envie imagens nítidas e uma descrição curta do caso: a análise fica mais rápida.',
    comoRecorrer: 'Não é uma negativa. Acompanhe a guia e responda se o auditor pedir algo.',
  },
  '3064': {
    quandoOcorre: 'O evento exige um dente com canal tratado e não há registro do tratamento.',
    comoEvitar: 'Faça antes o tratamento endodôntico ou envie a radiografia que mostra o canal tratado.',
    comoRecorrer: 'Envie a radiografia periapical que comprova o tratamento feito em outro serviço.',
  },
  '3065': {
    quandoOcorre: 'O evento só é autorizado em incisivos e caninos.',
    comoEvitar: 'Em dentes posteriores, escolha o evento correspondente, como a coroa metálica.',
    comoRecorrer: 'Corrija o dente ou o evento e reapresente.',
  },
  '3067': {
    quandoOcorre: 'A guia foi para pagamento sem a imagem do resultado.',
    comoEvitar:
      'Envie a imagem final antes de encaminhar ao pagamento. Na endodontia, com os canais dissociados.',
    comoRecorrer: 'Envie a imagem final. Se não puder ser feita, explique o motivo clínico.',
  },
  '3080': {
    quandoOcorre: 'Faltam a imagem de antes e a imagem de depois do evento.',
    comoEvitar: 'Envie a imagem inicial com a solicitação e a final antes do pagamento.',
    comoRecorrer: 'Envie as duas imagens identificadas com o dente e a data.',
  },
  '3081': {
    quandoOcorre: 'O evento exige imagem inicial e ela não está na guia.',
    comoEvitar:
      'Anexe a radiografia ou a foto inicial do dente antes de enviar. Uma serve a dentes vizinhos.',
    comoRecorrer: 'Envie a imagem, ou a justificativa de por que ela não pôde ser feita.',
  },
  '3091': {
    quandoOcorre: 'O evento foi encaminhado para pagamento depois do prazo de apresentação do contrato.',
    comoEvitar:
      'Encaminhe cada guia assim que o último evento for realizado: o prazo conta da data de realização.',
    comoRecorrer: 'Não cabe recurso: é um prazo do contrato.',
  },
  '3101': {
    quandoOcorre: 'O evento só pode ser feito uma vez naquele local e já consta do histórico.',
    comoEvitar: 'Consulte o histórico do dente. Para refazer, use o evento de retratamento, se existir.',
    comoRecorrer: 'Recorra se o registro anterior está errado, com imagem atual que mostre o dente.',
  },
  '3102': {
    quandoOcorre: 'O evento depende de outro, que não está na guia nem no histórico.',
    comoEvitar: 'Inclua o evento relacionado ou explique quando e onde ele foi feito.',
    comoRecorrer: 'Envie imagem ou relatório que comprove o evento anterior.',
  },
  '3131': {
    quandoOcorre: 'Não há tratamento ortodôntico ativo aprovado para o paciente.',
    comoEvitar: 'Envie a guia inicial com o plano de tratamento e a documentação antes da manutenção.',
    comoRecorrer: 'Envie o plano de tratamento inicial. Se ele já foi aprovado, cite o número da guia.',
  },
  '3132': {
    quandoOcorre: 'Os meses aprovados do tratamento ortodôntico acabaram ou estão acabando.',
    comoEvitar: 'Peça a prorrogação na 11ª manutenção, com o formulário preenchido.',
    comoRecorrer: 'Envie o plano intermediário com o que falta e o tempo previsto.',
  },
  '3133': {
    quandoOcorre: 'O tratamento ortodôntico do paciente consta como concluído.',
    comoEvitar: 'Depois da conclusão, solicite contenção. Para novo tratamento, abra uma guia inicial.',
    comoRecorrer: 'Se a conclusão foi registrada por engano, explique e envie a documentação atual.',
  },
  '3134': {
    quandoOcorre: 'O tratamento ortodôntico e a fase de contenção não combinam com o evento.',
    comoEvitar: 'Solicite manutenção durante o tratamento ativo e contenção ao final dele.',
    comoRecorrer: 'Se a fase está errada no cadastro, envie fotos atuais e o plano de tratamento.',
  },
  '3139': {
    quandoOcorre: 'O tratamento ortodôntico foi suspenso a pedido do dentista.',
    comoEvitar: 'Comunique a retomada antes de solicitar nova manutenção.',
    comoRecorrer: 'Envie o pedido de retomada com a situação atual do paciente.',
  },
  '3140': {
    quandoOcorre: 'Passaram mais de seis meses sem manutenção: o tratamento é dado como abandonado.',
    comoEvitar: 'Mantenha uma consulta por mês e registre as faltas. Para retomar, abra nova guia inicial.',
    comoRecorrer: 'Recorra se houve manutenção no período, com a ficha assinada pelo paciente.',
  },
  '3226': {
    quandoOcorre: 'O evento foi encaminhado ao pagamento sem a data de realização.',
    comoEvitar: 'Preencha a data de cada evento aprovado antes de encaminhar.',
    comoRecorrer: 'Informe a data e reapresente. Não é preciso recurso.',
  },
  '3261': {
    quandoOcorre: 'O evento exige uma fotografia e ela não está na guia.',
    comoEvitar: 'Anexe a foto da região, nítida e com boa luz, antes de enviar.',
    comoRecorrer: 'Envie a fotografia identificada com a região e a data.',
  },
  '3278': {
    quandoOcorre: 'O seu cadastro não está ativo na data do atendimento.',
    comoEvitar: 'Mantenha alvarás, contatos e termos em dia na atualização cadastral.',
    comoRecorrer: 'Se o cadastro estava ativo, fale com o relacionamento e recorra com o comprovante.',
  },
  '3279': {
    quandoOcorre: 'O seu contrato não atende a rede do plano deste beneficiário.',
    comoEvitar: 'Confira na elegibilidade se o plano aceita a sua rede antes de atender.',
    comoRecorrer: 'Recorra se o aditivo da rede já estava assinado na data do atendimento.',
  },
  '3283': {
    quandoOcorre: 'O evento não é de cobertura obrigatória e o produto do beneficiário não o inclui.',
    comoEvitar: 'Consulte a cobertura na elegibilidade e ofereça o evento equivalente coberto.',
    comoRecorrer: 'Não cabe recurso. Informe o paciente por escrito antes de um atendimento particular.',
  },
  '3031': {
    quandoOcorre: 'A auditoria não conseguiu ler a imagem enviada.',
    comoEvitar: 'Envie a imagem no tamanho em que foi feita, com foco e contraste.',
    comoRecorrer: 'Recorra com outra imagem, em que se vejam o dente e as estruturas vizinhas.',
  },
  '3034': {
    quandoOcorre: 'A auditoria não encontrou na justificativa um motivo clínico para a exceção.',
    comoEvitar: 'Diga o que foi visto no exame e por que o evento não pode esperar o prazo.',
    comoRecorrer: 'Recorra com o motivo clínico e, se houver, a imagem que o mostra.',
  },
  '3066': {
    quandoOcorre: 'O evento contraria a situação inicial registrada do paciente.',
    comoEvitar: 'Confira o dente no odontograma e a situação inicial antes de pedir o evento.',
    comoRecorrer: 'Recorra com uma imagem do dente se o registro da situação inicial estiver errado.',
  },
  '3284': {
    quandoOcorre: 'O dente consta como ausente ou extraído.',
    comoEvitar: 'Confira o odontograma e o histórico do paciente antes de escolher o dente.',
    comoRecorrer: 'Envie a imagem atual que mostra o dente e peça a correção do registro.',
  },
  '3286': {
    quandoOcorre: 'O evento não combina com outro da mesma guia, do mesmo dente ou do mesmo dia.',
    comoEvitar: 'Mantenha apenas um deles, ou separe em guias diferentes quando forem tratamentos distintos.',
    comoRecorrer: 'Explique a sequência clínica dos dois eventos e envie imagens que a mostrem.',
  },
  '3287': {
    quandoOcorre: 'O contrato do beneficiário exclui este evento.',
    comoEvitar: 'Consulte a cobertura do evento na elegibilidade antes de combinar o tratamento.',
    comoRecorrer: 'Não cabe recurso. Informe o paciente por escrito antes de um atendimento particular.',
  },
  '3288': {
    quandoOcorre: 'O caso não atende aos critérios da diretriz de utilização do evento.',
    comoEvitar:
      'Confira os dentes e as condições da diretriz. Coroa metálica, por exemplo, é só para posteriores.',
    comoRecorrer: 'Mostre com imagem e justificativa que o caso atende a cada critério da diretriz.',
  },
  '3289': {
    quandoOcorre:
      'Um evento equivalente, já autorizado em outra guia e ainda não realizado, ocupa o lugar ou a quantidade deste.',
    comoEvitar:
      'Realize e date o evento da sua guia já autorizada, ou cancele a guia. O de outra clínica fica livre quando a senha dela vencer.',
    comoRecorrer: 'Recorra se são locais diferentes, com imagem e justificativa que os separem.',
  },
  '3307': {
    quandoOcorre: 'O evento precisa de dente ou região e nenhum foi informado.',
    comoEvitar: 'Marque o dente no odontograma ou escolha a região do evento.',
    comoRecorrer: 'Informe o local e reapresente. Não é preciso recurso.',
  },
  '3309': {
    quandoOcorre: 'A guia é de urgência e o evento não está na lista de urgência.',
    comoEvitar: 'Resolva a urgência com os eventos da lista e abra guia comum para o tratamento.',
    comoRecorrer: 'Descreva o quadro agudo e o motivo de não poder esperar, com imagem.',
  },
} as const satisfies Readonly<Record<string, AjudaGlosa>>

/** What to say of a code without a text of its own (findings of the audit and of the payment). */
export const AJUDA_GRUPO = {
  elegibilidade: {
    quandoOcorre: 'Há um impedimento no cadastro do beneficiário, do plano ou do credenciado.',
    comoEvitar: 'Consulte a elegibilidade no dia do atendimento.',
    comoRecorrer: 'Se o cadastro está errado, peça a correção e reapresente a guia.',
  },
  autorizacao: {
    quandoOcorre: 'O evento não corresponde ao que foi autorizado.',
    comoEvitar: 'Confira a senha, as quantidades e a situação da guia antes de executar.',
    comoRecorrer: 'Informe o número da autorização e anexe o comprovante.',
  },
  evento: {
    quandoOcorre: 'Os dados do evento não combinam entre si.',
    comoEvitar: 'Preencha a guia pelo odontograma e aceite as correções sugeridas.',
    comoRecorrer: 'Corrija o item e reapresente, ou explique a exceção clínica.',
  },
  intervalo: {
    quandoOcorre: 'O evento já foi feito, pago ou está em andamento em outra guia.',
    comoEvitar: 'Veja o histórico do paciente antes de solicitar.',
    comoRecorrer: 'Mostre que são atos diferentes, com datas e imagens.',
  },
  documento: {
    quandoOcorre: 'Falta um documento ou a imagem enviada não permite a análise.',
    comoEvitar: 'Envie imagens nítidas, inteiras e identificadas, de até 5 MB cada.',
    comoRecorrer: 'Envie o documento pedido; se não for possível, explique o motivo.',
  },
  achado: {
    quandoOcorre: 'O auditor viu na imagem algo diferente do que foi solicitado ou executado.',
    comoEvitar: 'Confira a imagem final antes de enviar e refaça a que deixar dúvida.',
    comoRecorrer: 'Envie nova imagem e descreva tecnicamente o que ela mostra.',
  },
  auditoria: {
    quandoOcorre: 'A guia depende da análise de um dentista auditor.',
    comoEvitar: 'Envie plano de tratamento e imagens completos desde a solicitação.',
    comoRecorrer: 'Responda ao que o auditor pediu; da decisão final cabe recurso.',
  },
  pagamento: {
    quandoOcorre: 'O valor ou o prazo da cobrança difere do contratado.',
    comoEvitar: 'Encaminhe ao pagamento logo após a execução e confira o demonstrativo.',
    comoRecorrer: 'Recorra com o valor esperado e a cláusula ou tabela que o sustenta.',
  },
  identificacao: {
    quandoOcorre: 'A identidade do beneficiário não foi confirmada.',
    comoEvitar: 'Peça o token ou a assinatura no próprio dia do atendimento.',
    comoRecorrer: 'Envie a guia assinada ou gere novo token e reapresente.',
  },
} as const satisfies Readonly<Record<string, AjudaGlosa>>
