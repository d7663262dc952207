//! Codes of entries (section 9.1).

use klubovna_tri_d_chess::Action;

#[test]
fn every_form_reads_back() {
    for code in [
        "a2W-a4N",
        "c5N-b6B",
        "b7B-b8B=Q",
        "b7B-b8B=A",
        "O-O",
        "O-O-O",
        "QL1-QL3",
        "QL5-QL6=Q",
        "QL6-QL5;a8B=N",
        "KL1-KL2;d1W=R",
        "a8B=Q",
        "KL1^",
        "KL6^=B",
        "QL3-QL3i",
        "QL3i-QL2",
        "B@a1W",
    ] {
        let action = Action::read(code).unwrap_or_else(|error| panic!("{code}: {error}"));
        assert_eq!(action.code(), code);
    }
}

#[test]
fn faults_point_at_what_fits_no_form() {
    for (code, rest) in [
        ("", ""),
        ("a2W", ""),
        ("a2W-", ""),
        ("a2W-a9N", "a9N"),
        ("b7B-b8B=K", "=K"),
        ("b7B-b8B=QQ", "=QQ"),
        ("QL1-QL7", "QL7"),
        ("QL1-QL1", "QL1"),
        ("QL1", ""),
        ("QL6-QL5;d8B=N", "d8B=N"),
        ("QL6-QL5;a8B", ""),
        ("KL1^x", "x"),
        ("X@a1W", "X@a1W"),
        ("B@a1X", "a1X"),
        ("o-o", "o-o"),
        ("žž", "žž"),
    ] {
        let error = Action::read(code).expect_err(code);
        assert_eq!(&code[error.span], rest, "{code}");
    }
}
