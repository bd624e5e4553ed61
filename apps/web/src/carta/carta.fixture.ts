/** A letter as the server writes it, with each mark that its text may have. */
export const negativa = {
  titulo: 'O que o plano não cobriu, e por quê',
  subtitulo: 'Aurora Odonto · registro ANS 00001-1 · protocolo 700001 · 21/11/2026',
  texto: [
    '**Marina Albuquerque**, cartão 500000001, plano Aurora Premium.',
    '## Restauração, dente 26\n\n- **Por que não foi coberto:** ainda está na carência.',
    '## O que você pode fazer\n\n- **Conversar com o seu dentista.**',
  ].join('\n\n'),
}

/** An estimate of what is covered and of what is not. */
export const estimativa = {
  titulo: 'Quanto custa o seu tratamento',
  subtitulo: 'Aurora Odonto · registro ANS 00001-1 · guia 700001 · 21/11/2026',
  texto: '**Marina Albuquerque**, cartão 500000001, plano Aurora Premium.',
  linhas: [
    {
      descricao: 'Restauração',
      local: 'dente 26 (primeiro molar superior esquerdo)',
      situacao: 'Autorizado pelo plano',
      valorPlano: '90.00',
      valorPaciente: '10.00',
    },
    {
      descricao: 'Clareamento',
      local: '',
      situacao: 'O plano não cobre',
      valorPlano: null,
      valorPaciente: null,
    },
  ],
  rotuloTotal: 'Total do que o plano cobre',
  valorPlanoTotal: '90.00',
  valorPacienteTotal: '10.00',
  notas: '## O que pode mudar\n\n- O preço da tabela.',
}
