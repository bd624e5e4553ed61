/** A notice of the demonstration; days count from today, and an audience that is not said is everybody's. */
export type ComunicadoSemeado = {
  titulo: string
  texto: string
  tags: readonly string[]
  diasAtras: number
  /** Days that it stays from today; absent: for good. */
  diasAFrente?: number
  rede?: 'AURORA' | 'MERIDIANO' | 'LUMINA'
  codigoEspecialidade?: number
  destinatario?: number
}

export const COMUNICADOS: readonly ComunicadoSemeado[] = [
  {
    titulo: 'Fim de ano: atendimento da operadora',
    texto: `A auditoria trabalha normalmente até **18 de dezembro** e volta em **4 de janeiro**.

- Urgências são analisadas todos os dias, também no recesso.
- Os prazos das guias continuam a contar, de segunda a sexta-feira.
- O portal fica no ar o tempo todo.`,
    tags: ['Atendimento', 'Prazos'],
    diasAtras: 1,
    diasAFrente: 45,
  },
  {
    titulo: 'Radiografia final de endodontia: envie no mesmo dia',
    texto: `## O que mudou

Nada na regra: a radiografia final continua a ser pedida antes do pagamento. O que mudou é onde se envia: na própria guia, em **Imagens**, ao lado do evento.

## Por que enviar logo

Guias de endodontia sem a imagem final são a causa mais comum de glosa na sua especialidade. Quem envia a imagem no dia do atendimento não a esquece.`,
    tags: ['Imagens', 'Glosas'],
    diasAtras: 4,
  },
  {
    titulo: 'Novo termo da guia digital',
    texto: `O termo da guia digital e da assinatura eletrônica foi publicado. Leia em **Termos pendentes** e aceite por você ou por todas as unidades.`,
    tags: ['Cadastro'],
    diasAtras: 12,
  },
  {
    titulo: 'Senha por link: como funciona',
    texto: `Quem esquece a senha pede um link, que chega ao e-mail ou ao celular do cadastro e vale **dez minutos**, uma única vez.

- A operadora nunca pede a sua senha por telefone ou mensagem.
- Mantenha os contatos do cadastro em dia.`,
    tags: ['Segurança'],
    diasAtras: 30,
  },
  {
    titulo: 'Documentação ortodôntica: o que o kit inclui',
    texto: `O kit completo já inclui telerradiografia, panorâmica, fotografias, modelos e traçado cefalométrico. Pedidos desses exames em separado, junto do kit, não são autorizados.`,
    tags: ['Ortodontia', 'Imagens'],
    diasAtras: 8,
    codigoEspecialidade: 6,
  },
  {
    titulo: 'Conta de pagamento: confirme os dados',
    texto: `Confira a agência e a conta que recebem os repasses. A alteração vale a partir do pagamento seguinte.`,
    tags: ['Pagamento'],
    diasAtras: 15,
    rede: 'MERIDIANO',
  },
  {
    titulo: 'Boas-vindas à Lumina Rede',
    texto: `Este é o portal em que se consulta, autoriza e acompanha cada tratamento. A tecla **?** conta em cada tela para que ela serve.`,
    tags: ['Atendimento'],
    diasAtras: 40,
    rede: 'LUMINA',
  },
  {
    titulo: 'Visita de qualidade marcada',
    texto: `A equipe de qualidade visita o consultório no mês que vem. A data é combinada por telefone; não é preciso preparar documentos.`,
    tags: ['Cadastro'],
    diasAtras: 3,
    diasAFrente: 30,
    destinatario: 100001,
  },
  {
    titulo: 'Horário do telefone em outubro',
    texto: `Em outubro o telefone da central atendeu das 8h às 18h. O horário habitual voltou.`,
    tags: ['Atendimento'],
    diasAtras: 60,
    diasAFrente: -20,
  },
]
